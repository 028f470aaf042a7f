import type { OwnFieldNames } from '../../messages/index.ts';

/** Names of the request fields that only this domain has, capitalised as at the start of a sentence. */
export const fields: OwnFieldNames<'team'> = {
  keyword: {
    'en-US': 'Username',
    'zh-CN': '用户名',
    'ja-JP': 'ユーザー名',
    'ko-KP': '사용자 이름',
    'id-ID': 'Nama pengguna',
  },
  sort: {
    'en-US': 'Order of the list',
    'zh-CN': '排序方式',
    'ja-JP': '並び順',
    'ko-KP': '정렬 순서',
    'id-ID': 'Urutan daftar',
  },
};
