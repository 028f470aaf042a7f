import type { OwnFieldNames } from '../../messages/index.ts';

/** Names of the request fields that only this domain has, capitalised as at the start of a sentence. */
export const fields: OwnFieldNames<'payout'> = {
  bankName: {
    'en-US': 'Bank name',
    'zh-CN': '银行名称',
    'ja-JP': '銀行名',
    'ko-KP': '은행명',
    'id-ID': 'Nama bank',
  },
  accountName: {
    'en-US': 'Account name',
    'zh-CN': '户名',
    'ja-JP': '口座名義',
    'ko-KP': '예금주',
    'id-ID': 'Nama pemilik rekening',
  },
  accountNumber: {
    'en-US': 'Account number',
    'zh-CN': '账号',
    'ja-JP': '口座番号',
    'ko-KP': '계좌 번호',
    'id-ID': 'Nomor rekening',
  },
  walletAddress: {
    'en-US': 'Wallet address',
    'zh-CN': '钱包地址',
    'ja-JP': 'ウォレットアドレス',
    'ko-KP': '지갑 주소',
    'id-ID': 'Alamat dompet',
  },
  label: { 'en-US': 'Name', 'zh-CN': '名称', 'ja-JP': '名前', 'ko-KP': '이름', 'id-ID': 'Nama' },
  lookAlikeAccepted: {
    'en-US': 'Confirmation',
    'zh-CN': '确认项',
    'ja-JP': '確認',
    'ko-KP': '확인',
    'id-ID': 'Konfirmasi',
  },
};
