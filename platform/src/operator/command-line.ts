import { parseArgs, type ParseArgsConfig } from 'node:util';

import { optionNames, type Arguments } from './command.ts';
import { formOf, helpOf, type Usage } from './usage.ts';

/** A command line that can be run, or what is wrong with it; `help` says how it is written. */
export type Line = { readonly help: string } & (
  { readonly words: string; readonly args: Omit<Arguments, 'input'> } | { readonly problem: string }
);

/**
 * Reads what was typed as one of the commands. Nothing is passed over: what a command does not take may have been meant
 * to change what it does.
 */
export function readLine(usages: readonly Usage[], typed: readonly string[]): Line {
  const { tokens } = parseArgs({
    args: [...typed],
    options,
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  const positional = tokens.flatMap((token) => (token.kind === 'positional' ? [token.value] : []));
  const usage = usages.find((one) => {
    const words = formOf(one).words.split(' ');
    return words.every((word, index) => positional[index] === word);
  });
  if (usage === undefined) return unknownCommand(usages, positional);

  const form = formOf(usage);
  const help = `Usage: platform ${usage[0]}`;
  const behind = positional.slice(form.words.split(' ').length);
  const tooMuch = behind.slice(form.positionals);
  if (tooMuch.length > 0) return { problem: `Nothing was done: what is ${tooMuch.join(' ')} for?`, help };
  const given = new Map<string, string>();
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const { name, rawName, value, inlineValue } = token;
    if (!form.options.includes(name))
      return { problem: `Nothing was done: ${form.words} takes no ${rawName}.`, help };
    if (given.has(name)) return { problem: `Nothing was done: ${rawName} was given twice.`, help };
    if (value === undefined || (!inlineValue && value.startsWith('--')))
      return { problem: `Nothing was done: ${rawName} needs a text behind it.`, help };
    given.set(name, value.trim());
  }
  // One that is blank was not given.
  const texts = optionNames.map(
    (name) => [name, given.get(name) === '' ? undefined : given.get(name)] as const,
  );
  const named = Object.fromEntries(texts) as Omit<Arguments, 'positional' | 'input'>;
  return { words: form.words, args: { ...named, positional: behind }, help };
}

const options: NonNullable<ParseArgsConfig['options']> = Object.fromEntries(
  optionNames.map((name) => [name, { type: 'string' }]),
);

function unknownCommand(usages: readonly Usage[], [group, word]: readonly string[]): Line {
  const isGroup = usages.some(([synopsis]) => synopsis.startsWith(`${group} `));
  if (!isGroup)
    return {
      problem: group === undefined ? 'Which command?' : `There is no command ${group}.`,
      help: 'Usage: platform <command>; platform --help lists them.',
    };
  return {
    problem: word === undefined ? `Which command of ${group}?` : `There is no command ${group} ${word}.`,
    help: helpOf(usages, group),
  };
}
