import { lockDataFolder } from '../src/database/data-folder-lock.ts';

/** A process that holds the lock of the given folder until it is killed. */
await lockDataFolder(process.argv[2] ?? '', () => process.exit(1));
process.send?.('locked');
setInterval(() => undefined, 60_000);
