/// The JSON Schema (2020-12) of the document that ``Archive`` writes.
public enum ArchiveSchema {
  /// The schema as JSON text.
  public static let text = """
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "Daybook export, version 1",
      "type": "object",
      "required": ["format", "version", "changes"],
      "properties": {
        "format": {"const": "daybook"},
        "version": {"const": 1},
        "changes": {
          "description": "Every write, by clock, device and number; the last one of a record holds.",
          "type": "array",
          "items": {"$ref": "#/$defs/change"}
        }
      },
      "$defs": {
        "change": {
          "type": "object",
          "required": [
            "device", "number", "batch", "automatic", "clock", "kind", "id", "version", "body"
          ],
          "properties": {
            "device": {"description": "Who wrote it.", "type": "string", "minLength": 1},
            "number": {"description": "Counted per device.", "type": "integer", "minimum": 1},
            "batch": {
              "description": "The number of the first change of the same transaction.",
              "type": "integer", "minimum": 1
            },
            "undoes": {
              "description": "The device/batch that it takes back, with ! at the end: that batch \
    counts as never written, and body is what the record was then. With !! it brings back what the \
    batch of that name took back. Without ! (earlier versions) it is a write like others. With * \
    everything that the record was until then was forgotten.",
              "type": ["string", "null"]
            },
            "follows": {
              "description": "What the device saw of the record then: number or device/number of \
    that change, 0 for nothing. With ~ it only says what follows from other changes. With - it is \
    what is left of a change that was forgotten, whose body is null. What ends in + and a number \
    stands for the device's saves of the record from that number on.",
              "type": "string"
            },
            "origin": {
              "description": "Where it came in, such as page or api:NAME.", "type": "string"
            },
            "automatic": {"description": "Written by a product itself.", "type": "boolean"},
            "clock": {
              "description": "Milliseconds since 1970 times 65536, plus a counter.",
              "type": "integer", "minimum": 1
            },
            "written_at": {
              "description": "The clock, for people.", "type": "string", "format": "date-time"
            },
            "kind": {"description": "Product and kind of record.", "type": "string"},
            "id": {"description": "The record within its kind.", "type": "string"},
            "version": {
              "description": "Of the shape of the body.", "type": "integer", "minimum": 1
            },
            "day": {"type": ["string", "null"], "format": "date"},
            "body": {
              "description": "The record after the change; null where it was removed.",
              "type": ["object", "null"]
            }
          }
        }
      }
    }

    """
}
