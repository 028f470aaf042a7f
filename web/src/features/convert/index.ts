/** The screen that makes credits of one kind another, and its part for the screens of one credit. */
export { default } from './Convert.tsx';
export { ConvertPanel } from './ConvertPanel.tsx';
