extension ConditionWords {
  static func english(_ condition: WeatherCondition) -> ConditionWords {
    switch condition {
    case .sunny:
      ConditionWords(
        "sunny",
        neutral: "Light clothes and sunglasses are enough.",
        cute: "The sun has saved you a seat, so bring your sunglasses and a smile.",
        brutal: "The sun is out, so your last excuse for staying in is gone.")
    case .cloudy:
      ConditionWords(
        "cloudy",
        neutral: "A light jacket will see you through the day.",
        cute: "The sky is tucked under its duvet; borrow a cosy cardigan and do the same.",
        brutal: "Grey above, grey below, so wear a jacket and some colour for contrast.")
    case .rainy:
      ConditionWords(
        "showers",
        neutral: "Take an umbrella; it may rain on and off.",
        cute: "A few drops want to say hello, so let a little umbrella come along.",
        brutal: "It will rain exactly when you leave the house, so pack the umbrella.")
    case .raining:
      ConditionWords(
        "rain",
        neutral: "Wear a waterproof jacket and shoes that keep the water out.",
        cute: "Puddle day: wellies on, hood up, splash at will.",
        brutal: "You will get wet; a raincoat only decides how much.")
    case .heavyRain:
      ConditionWords(
        "heavy rain",
        neutral: "Wear full rain gear and allow more time for the journey.",
        cute: "Even the ducks are impressed, so button up your raincoat to the chin.",
        brutal: "Forget the umbrella, it is only a sail today; wear something that floats.")
    case .thunderstorm:
      ConditionWords(
        "thunderstorms",
        neutral: "Stay indoors while it thunders, and keep away from single trees.",
        cute: "The sky is grumbling, so stay in with a blanket until it feels better.",
        brutal: "The sky is handing out electricity, so stay in and be nobody’s lightning rod.")
    case .snowing:
      ConditionWords(
        "snow",
        neutral: "Wear warm waterproof boots, a hat and gloves.",
        cute: "Snowflakes are looking for a place to land, so offer them a bobble hat.",
        brutal: "It is pretty for ten minutes and slush for ten days, so wear proper boots.")
    case .foggy:
      ConditionWords(
        "fog",
        neutral: "Wear something bright and take care on the roads.",
        cute:
          "The clouds came down for a hug, so wear something bright and your friends will find you.",
        brutal: "Nobody can see you, so dress as you like and mind the lamp posts.")
    case .windy:
      ConditionWords(
        "windy",
        neutral: "A windproof jacket helps; leave the wide umbrella at home.",
        cute: "The wind wants to play with your hair, so bring a jacket with a snug hood.",
        brutal: "Your hairstyle lasts until the front door, so zip up and give in.")
    case .hot:
      ConditionWords(
        "hot",
        neutral: "Wear light, loose clothes and drink plenty of water.",
        cute: "Ice cream counts as sun protection today, but pack a hat and water too.",
        brutal: "You will stick to every chair, so wear linen and lower your ambitions.")
    case .cold:
      ConditionWords(
        "cold",
        neutral: "Wear a winter coat, a scarf and gloves.",
        cute: "Wrap up like a dumpling and treat your hands to their softest gloves.",
        brutal: "That thin jacket is a wish, not a garment; take the coat.")
    case .mild:
      ConditionWords(
        "mild",
        neutral: "A jumper or a light jacket is right.",
        cute: "Your favourite jumper has been waiting for a day just like this.",
        brutal: "Weather with no opinion at all; a jumper will do, and so will you.")
    case .heatwave:
      ConditionWords(
        "heatwave",
        neutral: "Stay in the shade at midday, drink often, and look after older people.",
        cute: "Be a cat today: lie in the shade, sip water, move only for snacks.",
        brutal: "The pavement could fry an egg, so stay off it unless you are breakfast.")
    case .blizzard:
      ConditionWords(
        "blizzard",
        neutral: "Stay at home if you can; if not, cover up fully and tell someone your route.",
        cute: "The snow is throwing a wild party, so stay in with cocoa and warm socks.",
        brutal: "Outside wants you gone, so take the hint and stay on the sofa.")
    case .freezing:
      ConditionWords(
        "frost",
        neutral: "Dress in layers, cover your ears, and watch out for ice.",
        cute: "Your nose will turn into a cherry, so give it a big warm scarf to hide in.",
        brutal: "It is cold enough to regret every choice, so wear all your clothes at once.")
    case .humid:
      ConditionWords(
        "humid",
        neutral: "Wear breathable fabrics and keep a light rain jacket at hand.",
        cute: "The air is one big warm cuddle, so choose something light and floaty.",
        brutal: "You are going to be soup, so at least wear cotton.")
    case .dry:
      ConditionWords(
        "dry",
        neutral: "Light clothes will do; take water and something for your lips.",
        cute: "Not a cloud is thirsty but you may be, so take your water bottle for a walk.",
        brutal: "Drier than a tax form, so drink something before you crumble.")
    case .sunnyHot:
      ConditionWords(
        "hot sun",
        neutral: "Wear a hat, use sun cream, and rest in the shade at midday.",
        cute: "The sun is overjoyed to see you, so meet it in a big hat and lots of sun cream.",
        brutal: "Sun cream, or spend the week as a lobster.")
    case .coldWindy:
      ConditionWords(
        "cold wind",
        neutral: "Wear a windproof coat and a hat that covers your ears.",
        cute: "The wind has cold paws, so zip up to the nose before it tickles you.",
        brutal: "The wind goes straight through you and your bargain coat, so layer up.")
    case .rainyCold:
      ConditionWords(
        "cold rain",
        neutral: "Wear a warm waterproof coat and dry socks, and pack a spare pair.",
        cute: "Perfect weather for an umbrella, thick socks and the promise of hot soup.",
        brutal: "Almost snow, but without the charm, so dress warmly and stay bitter.")
    case .other:
      ConditionWords(
        "changeable",
        neutral: "Dress in layers, so that you can change with the weather.",
        cute: "The sky is still choosing its outfit, so take one of everything you love.",
        brutal: "Even the forecast shrugged, so wear layers and trust nobody.")
    }
  }
}
