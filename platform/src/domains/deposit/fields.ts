import type { OwnFieldNames } from '../../messages/index.ts';

/** Names of the request fields that only this domain has, capitalised as at the start of a sentence. */
export const fields: OwnFieldNames<'deposit'> = {
  referenceNo: {
    'en-US': 'Transaction hash or receipt number',
    'zh-CN': '交易哈希或回单号',
    'ja-JP': 'トランザクションハッシュまたは受付番号',
    'ko-KP': '트랜잭션 해시 또는 접수 번호',
    'id-ID': 'Hash transaksi atau nomor bukti',
  },
  receiptImage: {
    'en-US': 'Receipt picture',
    'zh-CN': '回单图片',
    'ja-JP': '明細の画像',
    'ko-KP': '영수증 사진',
    'id-ID': 'Gambar bukti',
  },
  channelId: {
    'en-US': 'Channel',
    'zh-CN': '渠道',
    'ja-JP': '入金方法',
    'ko-KP': '입금 경로',
    'id-ID': 'Saluran',
  },
  sysBankAccountId: {
    'en-US': 'Bank account',
    'zh-CN': '收款账户',
    'ja-JP': '送金先の口座',
    'ko-KP': '보낼 계좌',
    'id-ID': 'Rekening tujuan',
  },
  exchangeRate: {
    'en-US': 'Exchange rate',
    'zh-CN': '汇率',
    'ja-JP': '為替レート',
    'ko-KP': '환율',
    'id-ID': 'Kurs',
  },
};
