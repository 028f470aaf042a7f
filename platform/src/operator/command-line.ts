/** Parses a command line into a declared command with Commander. Runs nothing and never exits the process. */
import { Argument, Command as Program, CommanderError, InvalidArgumentError, Option } from 'commander';
import type { Command, ParsedValues, Value, Values } from './command.ts';

/** A command to run with its input, or the text to print instead. */
export type Line =
  | { readonly command: Command; readonly given: ParsedValues<Values> }
  /** Help, or a usage error. */
  | { readonly text: string; readonly exitCode: 0 | 2 };

/** Width of the help text. A running platform that answers has no terminal. */
const helpWidth = 120;

export function readLine(commands: Iterable<Command>, typed: readonly string[]): Line {
  let found: Line | undefined;
  let said = '';
  const program = new Program('platform')
    .exitOverride()
    .showHelpAfterError()
    .addHelpText('after', '\nWhat changes something is recorded, and takes --as <name> for who does it.')
    .addHelpText(
      'after',
      [
        'What changes a rate or moves credits shows it and asks first; --yes confirms it.',
        'What moves credits is done once a day for the same line, or once for --key <key>; --again repeats it.',
      ].join('\n'),
    )
    .configureHelp({ subcommandTerm: termOf, visibleCommands: leavesOf })
    .configureOutput({
      writeOut: (text) => (said += text),
      writeErr: (text) => (said += text),
      getOutHelpWidth: () => helpWidth,
      getErrHelpWidth: () => helpWidth,
      outputError: (text, write) => write(text.replace(/^error: /, 'Nothing was done: ')),
    });
  for (const command of commands)
    add(program, command, (given) => {
      found = { command, given };
    });
  try {
    program.parse([...typed], { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    return { text: said.trimEnd(), exitCode: error.exitCode === 0 ? 0 : 2 };
  }
  if (found === undefined) throw new Error('a command line is a command, or is refused');
  return found;
}

/** The operator's name for the record; default: the operating system user. */
const nameOfOperator: Value<string> = {
  parse: (typed) => (/^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]{1,100}$/u.test(typed) ? typed : undefined),
  ask: 'Who? One line of at most 100 characters.',
};

/** Adds a command to the group named by its first words. */
function add(program: Program, command: Command, onMatch: (given: ParsedValues<Values>) => void): void {
  const words = command.words.split(' ');
  const [last = ''] = words.splice(-1);
  const group = words.reduce(
    (above, word) => above.commands.find((one) => one.name() === word) ?? above.command(word),
    program,
  );
  const leaf = group
    .command(last)
    .description(command.does)
    .helpGroup(`${words[0] ?? last}:`);
  const args = Object.entries(command.args);
  leaf.configureOutput({
    outputError: (text, write) => {
      const missing = args.find(([name, { label }]) =>
        text.includes(`missing required argument '${label ?? name}'`),
      );
      const asked = missing === undefined ? '' : `${missing[1].ask}\n`;
      write(`Nothing was done: ${text.replace(/^error: /, '')}${asked}`);
    },
  });
  for (const [name, value] of args) {
    const label = value.label ?? name;
    leaf.addArgument(
      new Argument(value.isOptional ? `[${label}]` : `<${label}>`).argParser((typed) => read(value, typed)),
    );
  }
  for (const [name, value] of Object.entries(command.options))
    leaf.addOption(
      new Option(`--${name} <${value.label ?? 'text'}>`)
        .makeOptionMandatory(!value.isOptional)
        .argParser((typed, before) => readOption(value, typed, before)),
    );
  if (command.changes !== undefined)
    leaf.addOption(
      new Option('--as <name>', nameOfOperator.ask)
        .argParser((typed, before) => readOption(nameOfOperator, typed, before))
        .hideHelp(),
    );
  if (command.confirms) addConfirmation(leaf);
  if (command.movesCredits) addKey(leaf);
  leaf.action(() => {
    const given = Object.fromEntries(
      args.map(([name], place) => [name, leaf.processedArgs[place] as unknown]),
    );
    onMatch({ ...given, ...leaf.opts() });
  });
}

/** Options of commands that need a confirmation. A preview shows what would change and changes nothing. */
function addConfirmation(leaf: Program): void {
  leaf.addOption(new Option('--yes', 'Do it without asking.').hideHelp());
  leaf.addOption(new Option('--preview', 'Show what it would change.').hideHelp());
}

/** Options of commands that move credits. */
function addKey(leaf: Program): void {
  leaf.addOption(
    new Option('--key <key>', keyOfCommand.ask)
      .argParser((typed, before) => readOption(keyOfCommand, typed, before))
      .hideHelp(),
  );
  leaf.addOption(new Option('--again', 'Do it once more.').hideHelp());
}

/** The operator's idempotency key for a command that moves credits, such as a ticket number. */
const keyOfCommand: Value<string> = {
  parse: (typed) => (/^[\w.:-]{1,100}$/.test(typed) ? typed : undefined),
  ask: 'Which key? Letters, digits, dots, colons and dashes, at most 100.',
};

function read<T>({ parse, ask }: Value<T>, typed: string): T {
  const value = parse(typed.trim());
  if (value === undefined) throw new InvalidArgumentError(ask);
  return value;
}

/**
 * Repeated and unknown options are errors instead of being ignored, because the operator may have meant something else.
 */
function readOption<T>(value: Value<T>, typed: string, before: unknown): T | undefined {
  if (before !== undefined) throw new InvalidArgumentError('It was given twice.');
  if (typed.startsWith('--')) throw new InvalidArgumentError('It needs a text behind it.');
  if (value.isOptional && typed.trim() === '') return undefined;
  return read(value, typed);
}

/** Formats `claim pay <id> [--hash <hash>]`. Several options are listed only in the command's own help. */
function termOf(command: Program): string {
  const args = command.registeredArguments.map((one) =>
    one.required ? `<${one.name()}>` : `[${one.name()}]`,
  );
  const [option, ...more] = command.options
    .filter(({ hidden }) => !hidden)
    .map(({ flags, mandatory }) => (mandatory ? flags : `[${flags}]`));
  const options = more.length > 0 ? '[options]' : option;
  return [...wordsOf(command), ...args, ...(options === undefined ? [] : [options])].join(' ');
}

const wordsOf = (command: Program): string[] =>
  command.parent === null ? [] : [...wordsOf(command.parent), command.name()];

/** All commands below a group, so that the main help lists every command. */
const leavesOf = (command: Program): Program[] =>
  command.commands.flatMap((one) => (one.commands.length === 0 ? [one] : leavesOf(one)));
