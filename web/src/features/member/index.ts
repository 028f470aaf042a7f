/** The account screen. */
export { default } from './UserInfo.tsx';
