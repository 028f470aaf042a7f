/** What a command came to: text for people, and the exit code of the process. */
export interface Outcome {
  readonly text: string;
  /** 0 done, 1 not done or something is wrong, 2 not a command. */
  readonly exitCode: 0 | 1 | 2;
  /** A file for whoever asked, to be written where they asked. */
  readonly file?: { readonly path: string; readonly base64: string };
}

export const done = (text: string): Outcome => ({ text, exitCode: 0 });
export const notDone = (text: string): Outcome => ({ text, exitCode: 1 });
/** The usage is put behind it where commands are run. */
export const misused = (text: string): Outcome => ({ text, exitCode: 2 });
