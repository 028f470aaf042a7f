/** The operator's commands for the commitment packages. */
import { command, done, type Command, type Value } from '../../operator/command.ts';
import { setting, settingCommands } from '../../operator/settings.ts';
import { id, text } from '../../operator/values.ts';
import { lineOf, listPackages, type CommitmentPackage } from './rules.ts';

const insurance = { ...id('Which insurance package? packages names them.'), label: 'package' };

/** A level of the ladder of ranks. */
const level: Value<number> = {
  parse: (typed) => (/^(-1|[0-7])$/.test(typed) ? Number(typed) : undefined),
  ask: 'Which level? Give a number from -1 to 7.',
};

export const commands: readonly Command[] = [
  command({
    words: 'commitments',
    does: 'commitment packages: what each gives free, and from which level',
    run: async ({ services: { database } }) => done((await listPackages(database)).map(lineOf)),
  }),
  ...settingCommands({
    group: 'commitment',
    target: { id: id('Which commitment package? Give its number; commitments names them.') },
    place: ({ id: commitmentId }) => ({ table: 'commitment_package', key: { id: commitmentId } }),
    isOf: (one: CommitmentPackage, { id: commitmentId }) => one.id === commitmentId,
    list: listPackages,
    line: lineOf,
    settings: [
      setting({
        word: 'name',
        does: 'what members read; quote a name of several words',
        args: { name: text('Which name?') },
        columns: (given) => ({ name: given.name }),
      }),
      setting({
        word: 'special',
        does: 'gives an insurance package to keep',
        args: { insurance },
        columns: (given) => ({ package_id: given.insurance, kind: 'SPECIAL' }),
      }),
      setting({
        word: 'trial',
        does: 'gives an insurance package until its contract is over',
        args: { insurance },
        columns: (given) => ({ package_id: given.insurance, kind: 'TRIAL' }),
      }),
      setting({
        word: 'level',
        does: 'the least rank level of a member who can apply and claim, -1 to 7',
        args: { level },
        columns: (given) => ({ minimum_level: given.level }),
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
