/** Emails about identity verification. They never include a number of the identity. */
import { defineMails } from '../../mails/define-mails.ts';

export const mails = defineMails({
  IDENTITY_PASSED: {
    purpose: 'ORDERS',
    opens: '/kyc',
    'en-US': () => ({
      subject: 'Your identity is verified',
      paragraphs: ['The verification of your identity is complete.'],
    }),
    'zh-CN': () => ({
      subject: '您的身份认证已通过',
      paragraphs: ['您的身份认证已完成。'],
    }),
    'ja-JP': () => ({
      subject: '本人確認が完了しました',
      paragraphs: ['ご提出いただいた内容で、本人確認が完了しました。'],
    }),
    'ko-KP': () => ({
      subject: '신원 확인이 완료되었습니다',
      paragraphs: ['제출하신 내용으로 신원 확인이 완료되었습니다.'],
    }),
    'id-ID': () => ({
      subject: 'Identitas Anda terverifikasi',
      paragraphs: ['Verifikasi identitas Anda sudah selesai.'],
    }),
  },
  IDENTITY_FAILED: {
    purpose: 'ORDERS',
    opens: '/kyc',
    'en-US': ({ reason }: { reason: string }) => ({
      subject: 'Your identity could not be verified',
      paragraphs: [`The reason: ${reason}`, 'You can submit it again.'],
    }),
    'zh-CN': ({ reason }) => ({
      subject: '您的身份认证未通过',
      paragraphs: [`原因：${reason}`, '您可以重新提交。'],
    }),
    'ja-JP': ({ reason }) => ({
      subject: '本人確認を完了できませんでした',
      paragraphs: [`理由：${reason}`, 'もう一度提出できます。'],
    }),
    'ko-KP': ({ reason }) => ({
      subject: '신원을 확인하지 못했습니다',
      paragraphs: [`사유: ${reason}`, '다시 제출할 수 있습니다.'],
    }),
    'id-ID': ({ reason }) => ({
      subject: 'Identitas Anda tidak dapat diverifikasi',
      paragraphs: [`Alasannya: ${reason}`, 'Anda dapat mengajukannya lagi.'],
    }),
  },
});
