import { defaultLocale, type Locale } from '@portal/schema/locales';
import {
  creditTypes,
  type CreditType,
  type domains,
  type ParsedRequestOf,
  type AnswerOf,
} from '@portal/schema/rest';
import type { Services } from '../../services/services.ts';
import type { TextKind } from './publish.ts';

type Endpoint = (typeof domains)['member']['appMediaList'];

interface Row {
  readonly id: bigint;
  readonly kind: TextKind;
  readonly published_at: Date;
  readonly title: string;
  readonly content: string;
}

/** Returns everything published so far, newest first, in English if a text has no translation. */
export async function publishedTexts(
  { database, clock }: Services,
  { type }: ParsedRequestOf<Endpoint>,
  locale: Locale,
): Promise<AnswerOf<Endpoint>> {
  const rows = await database.query<Row>(
    `select p.id, p.kind, p.published_at, t.title, t.content
     from published_text p
     join lateral (
       select title, content from published_text_translation t
       where t.published_text_id = p.id and t.locale in ($2, $3) order by t.locale = $2 desc limit 1
     ) t on true
     where p.published_at <= $4 and p.withdrawn_at is null and ($1::text is null or p.kind = $1)
     order by p.published_at desc, p.id desc limit 100`,
    [type ?? null, locale, defaultLocale, clock.now()],
  );
  return {
    records: rows.map((row) => ({
      id: row.id.toString(),
      type: row.kind,
      title: row.title,
      content: row.content,
      publishTime: row.published_at.getTime(),
    })),
  };
}

const names: Readonly<Record<CreditType, { readonly cnName: string; readonly shortName: string }>> = {
  CASH_POINT: { cnName: '现金积分', shortName: 'CASH' },
  BONUS_POINT: { cnName: '奖励积分', shortName: 'REWARD' },
  ASSETS_POINT: { cnName: '托管积分', shortName: 'ENTRUST' },
  INSURANCE_POINT: { cnName: '保险积分', shortName: 'INSURANCE' },
  GMT: { cnName: '游戏积分', shortName: 'GAME' },
  USDT_POINT: { cnName: 'USDT 积分', shortName: 'USDT' },
  WITHDRAWAL_POINT: { cnName: '提现积分', shortName: 'WITHDRAW' },
};

/** Returns the seven credits and their names, in display order. */
export const coinList = creditTypes.map((coinName) => ({ coinName, ...names[coinName] }));
