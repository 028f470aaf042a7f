/** How commands are written, and how that is told. */

/** A command as it is typed, and what it does: `['review approve <id>', 'decide it']`. */
export type Usage = readonly [synopsis: string, does: string];

/** What a synopsis says of a command line. */
export interface Form {
  /** `review approve` */
  readonly words: string;
  /** How many arguments stand behind the words at most. */
  readonly positionals: number;
  /** Names of what may be given as `--name text`. */
  readonly options: readonly string[];
}

const option = /\[?--([a-z-]+) <[^>]+>\]?/g;
const positional = /<[^>]+>/g;

export function formOf([synopsis]: Usage): Form {
  const plain = synopsis.replace(option, '');
  return {
    words: (plain.split(/[<[]/, 1)[0] ?? '').trim(),
    positionals: [...plain.matchAll(positional)].length,
    options: [...synopsis.matchAll(option)].flatMap(([, name]) => name ?? []),
  };
}

/** Where what a command does begins; a longer synopsis has a line of its own. */
const column = 46;

/** What somebody reads who asked for help: all commands, or those that begin with a word. */
export function helpOf(usages: readonly Usage[], word?: string): string {
  const asked = usages.filter(([synopsis]) => synopsis.startsWith(`${word} `));
  const lines = (asked.length > 0 ? asked : usages).map(([synopsis, does], index, all) => {
    const isNewGroup = groupOf(synopsis) !== groupOf(all[index - 1]?.[0] ?? synopsis);
    const gap =
      synopsis.length + 2 > column - 2 ? `\n${' '.repeat(column)}` : ' '.repeat(column - 2 - synopsis.length);
    return `${isNewGroup ? '\n' : ''}  ${synopsis}${gap}${does}`;
  });
  return ['Usage: platform <command>', '', ...lines].join('\n');
}

const groupOf = (synopsis: string): string => synopsis.split(' ', 1)[0] ?? '';
