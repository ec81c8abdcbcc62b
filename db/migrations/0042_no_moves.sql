-- refuse if: select 1 from moves where state in ('arriving', 'staged', 'running', 'paused', 'undoing') limit 1
-- because: A move is under way, or an export waits to be brought in. Finish, undo or discard it at /admin/move-in of your site as it is now, then deploy this version again.
DROP TABLE `move_items`;--> statement-breakpoint
DROP TABLE `moves`;
