import type { OwnFieldNames } from '../../messages/index.ts';

/** Names of the request fields that only this domain has, capitalised as at the start of a sentence. */
export const fields: OwnFieldNames<'withdrawal'> = {
  adminFee: { 'en-US': 'Fee', 'zh-CN': '手续费', 'ja-JP': '手数料', 'ko-KP': '수수료', 'id-ID': 'Biaya' },
  walletAddressId: {
    'en-US': 'Wallet address',
    'zh-CN': '钱包地址',
    'ja-JP': 'ウォレットアドレス',
    'ko-KP': '지갑 주소',
    'id-ID': 'Alamat dompet',
  },
  bankAccountId: {
    'en-US': 'Bank account',
    'zh-CN': '银行账户',
    'ja-JP': '銀行口座',
    'ko-KP': '은행 계좌',
    'id-ID': 'Rekening bank',
  },
};
