/** Everything about withdrawal states, in one lazy chunk. */
export { ChangeNotice } from './ChangeNotice.tsx';
export { Help } from './Help.tsx';
export { UsedToday } from './UsedToday.tsx';
export { WithdrawalDrawer } from './WithdrawalDrawer.tsx';
