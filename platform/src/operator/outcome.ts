/** The result of a command: text for people, and the exit code of the process. */
export interface Outcome {
  readonly text: string;
  /** 0 done, 1 not done or something is wrong, 2 not a command. */
  readonly exitCode: 0 | 1 | 2;
  /** A file that the command line writes to the path the operator named. */
  readonly file?: { readonly path: string; readonly base64: string };
}

export const done = (text: string): Outcome => ({ text, exitCode: 0 });
export const notDone = (text: string): Outcome => ({ text, exitCode: 1 });
