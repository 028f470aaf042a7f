import { TextField, type TextFieldProps } from './TextField.tsx';

/** The input of a code that was mailed, which a phone may fill in. */
export const MailedCodeField = (props: TextFieldProps) => (
  <TextField autoComplete="one-time-code" verbatim maxLength={32} {...props} />
);
