/** The terms screen. */
export { default } from './Terms.tsx';
