/** Emails about applications. */
import { defineMails } from '../../mails/define-mails.ts';

interface Rejected {
  readonly name: string;
  readonly reason: string;
  readonly receipt: string;
}

export const mails = defineMails({
  APPLICATION_APPROVED: {
    purpose: 'ORDERS',
    opens: '/commitment/claim',
    'en-US': ({ name }: { name: string }) => ({
      subject: `Your application for ${name} was approved`,
      paragraphs: [`You can now claim the free package of ${name} in the portal.`],
    }),
    'zh-CN': ({ name }) => ({
      subject: `您的 ${name} 申请已通过`,
      paragraphs: [`您现在可以在会员中心领取 ${name} 的免费套餐。`],
    }),
    'ja-JP': ({ name }) => ({
      subject: `${name} の申請が承認されました`,
      paragraphs: [`会員ポータルで ${name} の無料パッケージを受け取れます。`],
    }),
    'ko-KP': ({ name }) => ({
      subject: `${name} 신청이 승인되었습니다`,
      paragraphs: [`회원 포털에서 ${name}의 무료 패키지를 받을 수 있습니다.`],
    }),
    'id-ID': ({ name }) => ({
      subject: `Pengajuan Anda untuk ${name} disetujui`,
      paragraphs: [`Sekarang Anda dapat mengambil paket gratis ${name} di portal.`],
    }),
  },
  APPLICATION_REJECTED: {
    purpose: 'ORDERS',
    opens: '/commitment/details',
    'en-US': ({ name, reason }: Rejected) => ({
      subject: `Your application for ${name} was rejected`,
      paragraphs: [`The reason: ${reason}`, 'You can apply again.'],
    }),
    'zh-CN': ({ name, reason }) => ({
      subject: `您的 ${name} 申请已驳回`,
      paragraphs: [`原因：${reason}`, '您可以重新申请。'],
    }),
    'ja-JP': ({ name, reason }) => ({
      subject: `${name} の申請が却下されました`,
      paragraphs: [`理由：${reason}`, 'もう一度申請できます。'],
    }),
    'ko-KP': ({ name, reason }) => ({
      subject: `${name} 신청이 반려되었습니다`,
      paragraphs: [`사유: ${reason}`, '다시 신청할 수 있습니다.'],
    }),
    'id-ID': ({ name, reason }) => ({
      subject: `Pengajuan Anda untuk ${name} ditolak`,
      paragraphs: [`Alasannya: ${reason}`, 'Anda dapat mengajukannya lagi.'],
    }),
  },
});
