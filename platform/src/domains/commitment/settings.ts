/** Operator commands for commitment packages. */
import { command, done, type Command, type Value } from '../../operator/command.ts';
import { setting, settingCommands } from '../../operator/settings.ts';
import { id, text } from '../../operator/values.ts';
import { formatPackage, listPackages, type CommitmentPackage } from './rules.ts';

const insurance = { ...id('Which insurance package? packages names them.'), label: 'package' };

/** A rank level. */
const level: Value<number> = {
  parse: (typed) => (/^(-1|[0-7])$/.test(typed) ? Number(typed) : undefined),
  ask: 'Which level? Give a number from -1 to 7.',
};

export const commands: readonly Command[] = [
  command({
    words: 'commitments',
    does: 'commitment packages with their free packages and required levels',
    run: async ({ services: { database } }) => done((await listPackages(database)).map(formatPackage)),
  }),
  ...settingCommands({
    group: 'commitment',
    target: { id: id('Which commitment package? Give its number; commitments names them.') },
    place: ({ id: commitmentId }) => ({ table: 'commitment_package', key: { id: commitmentId } }),
    isOf: (one: CommitmentPackage, { id: commitmentId }) => one.id === commitmentId,
    list: listPackages,
    line: formatPackage,
    settings: [
      setting({
        word: 'name',
        does: 'name shown to members; quote it if it has several words',
        args: { name: text('Which name?') },
        columns: (args) => ({ name: args.name }),
      }),
      setting({
        word: 'special',
        does: 'insurance package that the member keeps',
        args: { insurance },
        columns: (args) => ({ package_id: args.insurance, kind: 'SPECIAL' }),
      }),
      setting({
        word: 'trial',
        does: 'insurance package that returns at the end of its contract',
        args: { insurance },
        columns: (args) => ({ package_id: args.insurance, kind: 'TRIAL' }),
      }),
      setting({
        word: 'level',
        does: 'minimum rank level to apply and claim, -1 to 7',
        args: { level },
        columns: (args) => ({ minimum_level: args.level }),
      }),
    ],
    closes: 'takes no more applications for it; those that are approved can still be claimed',
    unknown: ({ id: commitmentId }) =>
      `There is no commitment package ${commitmentId}; commitments names them.`,
    refused: {
      commitment_package_name_key: 'another commitment package has that name.',
      commitment_package_name_check: 'a name has 1 to 60 characters.',
      commitment_package_package_id_fkey: 'there is no such insurance package; packages names them.',
    },
  }),
];
