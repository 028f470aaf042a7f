/** Reasons for refusing a request with files while it arrives, and their messages. */
import type { Locale } from '@portal/schema/locales';
import type { GraphQLError } from 'graphql';
import { gatewayError } from '../kernel/errors.ts';

/** Problems that a member can correct, in the member's language. */
const words = {
  empty: {
    'en-US': 'The file is empty. Choose another one.',
    'zh-CN': '文件为空，请重新选择。',
    'ja-JP': 'ファイルが空です。別のファイルを選択してください。',
    'ko-KP': '빈 파일입니다. 다른 파일을 선택하세요.',
    'id-ID': 'Berkas kosong. Pilih berkas lain.',
  },
  tooLarge: {
    'en-US': 'The file is larger than 5 MB. Choose a smaller one.',
    'zh-CN': '文件超过 5 MB，请选择较小的文件。',
    'ja-JP': 'ファイルが 5 MB を超えています。小さいファイルを選択してください。',
    'ko-KP': '파일이 5 MB보다 큽니다. 더 작은 파일을 선택하세요.',
    'id-ID': 'Berkas lebih besar dari 5 MB. Pilih berkas yang lebih kecil.',
  },
  tooSlow: {
    'en-US': 'The file arrived too slowly. Check the connection, then try again.',
    'zh-CN': '文件上传过慢，请检查网络后重试。',
    'ja-JP': 'ファイルの送信に時間がかかりすぎました。接続を確認して、もう一度お試しください。',
    'ko-KP': '파일 전송이 너무 느립니다. 연결을 확인한 뒤 다시 시도하세요.',
    'id-ID': 'Berkas terkirim terlalu lambat. Periksa koneksi, lalu coba lagi.',
  },
} as const satisfies Record<string, Record<Locale, string>>;

/** Protocol errors of a client, with their HTTP status. */
const breaches = {
  cut: [400, 'The connection ended within the request.'],
  disordered: [400, 'The parts are "operations", then "map", then the files.'],
  scattered: [400, 'The request comes in too many pieces.'],
  unexpected: [400, 'A part is not in the map.'],
  unreadable: [400, 'The request cannot be read.'],
  tooMuch: [413, 'The request is too large.'],
} as const satisfies Record<string, readonly [status: number, message: string]>;

/** Possible errors of a multipart request; `absent` is a file that is missing or was sent as text. */
export type UploadFault = keyof typeof words | keyof typeof breaches | 'absent';

/** A multipart request that is refused and not read any further. */
export class UploadRefused extends Error {
  override readonly name = 'UploadRefused';
  readonly fault: UploadFault;
  /** Name of the part with the invalid file. */
  readonly part: string | undefined;

  constructor(fault: UploadFault, part?: string) {
    super(fault);
    this.fault = fault;
    this.part = part;
  }
}

/**
 * The GraphQL error for the refusal.
 * @param field the input path at which the operation takes the file: `input.receiptImage`
 */
export function errorOf(fault: UploadFault, field: string | undefined, language: Locale): GraphQLError {
  switch (fault) {
    case 'cut':
    case 'disordered':
    case 'scattered':
    case 'unexpected':
    case 'unreadable':
    case 'tooMuch': {
      const [status, message] = breaches[fault];
      return gatewayError('BAD_REQUEST', message, { http: { status } });
    }
    case 'absent':
    case 'empty':
    case 'tooLarge':
    case 'tooSlow': {
      const message = fault === 'absent' ? `"${field ?? 'file'}": no file came.` : words[fault][language];
      return gatewayError('BAD_USER_INPUT', message, {
        ...(field !== undefined && { field }),
        ...(fault === 'tooLarge' && { http: { status: 413 } }),
      });
    }
  }
}
