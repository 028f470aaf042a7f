/** Emails about payout methods. */
import type { Locale } from '@portal/schema/locales';
import { defineMails } from '../../mails/define-mails.ts';
import type { Formats } from '../../messages/index.ts';

/** A new or changed payout method. */
interface Words {
  readonly kind: 'bank' | 'wallet';
  /** The last characters of its number or address, because mail is not encrypted. */
  readonly ending: string;
  /** When it can be paid to. */
  readonly usable: string;
}

const kinds: Readonly<Record<Locale, Readonly<Record<Words['kind'], string>>>> = {
  'en-US': { bank: 'bank account', wallet: 'wallet address' },
  'zh-CN': { bank: '银行账户', wallet: '钱包地址' },
  'ja-JP': { bank: '銀行口座', wallet: 'ウォレットアドレス' },
  'ko-KP': { bank: '은행 계좌', wallet: '지갑 주소' },
  'id-ID': { bank: 'Rekening bank', wallet: 'Alamat dompet' },
};

/** Returns the last four characters of a number or an address, which its owner recognises. */
export const getLastFour = (text: string): string => text.slice(-4);

export const mails = defineMails({
  PAYOUT_METHOD_ADDED: {
    purpose: 'SECURITY',
    opens: '/user-info',
    'en-US': ({ kind, ending, usable }: Words, { instant }: Formats) => ({
      subject: `A ${kinds['en-US'][kind]} was added for withdrawals`,
      paragraphs: [
        `The ${kinds['en-US'][kind]} ending in ${ending} was added to your payout methods.`,
        `Withdrawals can be paid to it from ${instant(usable)}. If it is not yours, delete it before then.`,
      ],
    }),
    'zh-CN': ({ kind, ending, usable }, { instant }) => ({
      subject: `已添加用于提现的${kinds['zh-CN'][kind]}`,
      paragraphs: [
        `您的收款方式中添加了尾号为 ${ending} 的${kinds['zh-CN'][kind]}。`,
        `${instant(usable)} 起可用于提现。如非本人操作，请在此之前将其删除。`,
      ],
    }),
    'ja-JP': ({ kind, ending, usable }, { instant }) => ({
      subject: `出金先の${kinds['ja-JP'][kind]}が追加されました`,
      paragraphs: [
        `出金先に、末尾が ${ending} の${kinds['ja-JP'][kind]}が追加されました。`,
        `${instant(usable)} 以降に出金できます。お客様のものでない場合は、それまでに削除してください。`,
      ],
    }),
    'ko-KP': ({ kind, ending, usable }, { instant }) => ({
      subject: `출금할 ${kinds['ko-KP'][kind]}가 추가되었습니다`,
      paragraphs: [
        `끝자리가 ${ending}인 ${kinds['ko-KP'][kind]}가 출금처에 추가되었습니다.`,
        `${instant(usable)}부터 출금할 수 있습니다. 본인의 것이 아니라면 그 전에 삭제하세요.`,
      ],
    }),
    'id-ID': ({ kind, ending, usable }, { instant }) => ({
      subject: `${kinds['id-ID'][kind]} untuk penarikan ditambahkan`,
      paragraphs: [
        `${kinds['id-ID'][kind]} dengan akhiran ${ending} ditambahkan ke tujuan penarikan Anda.`,
        `Penarikan dapat dibayarkan ke sana mulai ${instant(usable)}. Jika bukan milik Anda, hapus sebelum itu.`,
      ],
    }),
  },
  PAYOUT_METHOD_CHANGED: {
    purpose: 'SECURITY',
    opens: '/user-info',
    'en-US': ({ kind, ending, usable }: Words, { instant }: Formats) => ({
      subject: `A ${kinds['en-US'][kind]} for withdrawals was changed`,
      paragraphs: [
        `One of your payout methods was changed. It is now the ${kinds['en-US'][kind]} ending in ${ending}.`,
        `Withdrawals can be paid to it from ${instant(usable)}. If it is not yours, delete it before then.`,
      ],
    }),
    'zh-CN': ({ kind, ending, usable }, { instant }) => ({
      subject: `用于提现的${kinds['zh-CN'][kind]}已更改`,
      paragraphs: [
        `您的一个收款方式已更改，现为尾号 ${ending} 的${kinds['zh-CN'][kind]}。`,
        `${instant(usable)} 起可用于提现。如非本人操作，请在此之前将其删除。`,
      ],
    }),
    'ja-JP': ({ kind, ending, usable }, { instant }) => ({
      subject: `出金先の${kinds['ja-JP'][kind]}が変更されました`,
      paragraphs: [
        `出金先の1つが、末尾が ${ending} の${kinds['ja-JP'][kind]}に変更されました。`,
        `${instant(usable)} 以降に出金できます。お客様のものでない場合は、それまでに削除してください。`,
      ],
    }),
    'ko-KP': ({ kind, ending, usable }, { instant }) => ({
      subject: `출금할 ${kinds['ko-KP'][kind]}가 변경되었습니다`,
      paragraphs: [
        `출금처 하나가 변경되었습니다. 새 출금처: ${kinds['ko-KP'][kind]}(끝자리 ${ending}).`,
        `${instant(usable)}부터 출금할 수 있습니다. 본인의 것이 아니라면 그 전에 삭제하세요.`,
      ],
    }),
    'id-ID': ({ kind, ending, usable }, { instant }) => ({
      subject: `${kinds['id-ID'][kind]} untuk penarikan diubah`,
      paragraphs: [
        `Salah satu tujuan penarikan Anda diubah menjadi: ${kinds['id-ID'][kind]} dengan akhiran ${ending}.`,
        `Penarikan dapat dibayarkan ke sana mulai ${instant(usable)}. Jika bukan milik Anda, hapus sebelum itu.`,
      ],
    }),
  },
});
