import type { OwnFieldNames } from '../../messages/index.ts';

/** Names of the request fields that only this domain has, capitalised as at the start of a sentence. */
export const fields: OwnFieldNames<'commitment'> = {
  commitmentPackageId: {
    'en-US': 'Commitment package',
    'zh-CN': '承诺套餐',
    'ja-JP': 'コミットメントパッケージ',
    'ko-KP': '약정 패키지',
    'id-ID': 'Paket komitmen',
  },
  statement: {
    'en-US': 'Statement',
    'zh-CN': '承诺说明',
    'ja-JP': 'コミットメントの内容',
    'ko-KP': '약정 내용',
    'id-ID': 'Pernyataan',
  },
};
