-- Spreads a hub's people over the machines of a Citus cluster: all rows of a person are on one of
-- them. Once, on the coordinator, after a hub has made its tables there:
--
--   psql -v ON_ERROR_STOP=1 -f citus.sql postgres://daybook@coordinator/daybook
BEGIN;
SELECT create_distributed_table('head', 'profile');
SELECT create_distributed_table('change', 'profile', colocate_with => 'head');
SELECT create_distributed_table('record', 'profile', colocate_with => 'head');
SELECT create_distributed_table('word', 'profile', colocate_with => 'head');
SELECT create_distributed_table('cache', 'profile', colocate_with => 'head');
-- Accounts, sessions and limits belong to the hub and not to one person.
SELECT citus_add_local_table_to_metadata('registry');
SELECT citus_add_local_table_to_metadata('settled');
SELECT citus_add_local_table_to_metadata('meta');
COMMIT;
