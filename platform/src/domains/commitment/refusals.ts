/** Refusals of commitment packages. */
import { defineRefusals } from '../../messages/index.ts';

export const refusals = defineRefusals({
  COMMITMENT_UNKNOWN: {
    'en-US': () => 'There is no such commitment package. Nothing was submitted.',
    'zh-CN': () => '没有这个承诺套餐。申请未提交。',
    'ja-JP': () => 'このコミットメントパッケージは見つかりません。申請は完了していません。',
    'ko-KP': () => '없는 약정 패키지입니다. 접수된 것은 없습니다.',
    'id-ID': () => 'Paket komitmen ini tidak ada. Tidak ada yang diajukan.',
  },
  COMMITMENT_CLOSED: {
    'en-US': () =>
      'This commitment package is not offered at the moment. Nothing was submitted. Choose another.',
    'zh-CN': () => '该承诺套餐目前不接受申请。申请未提交，请选择其他套餐。',
    'ja-JP': () =>
      'このコミットメントパッケージは現在取り扱っていません。申請は完了していません。別のパッケージを選択してください。',
    'ko-KP': () => '지금은 제공되지 않는 약정 패키지입니다. 접수된 것은 없습니다. 다른 패키지를 선택하세요.',
    'id-ID': () => 'Paket komitmen ini sedang tidak ditawarkan. Tidak ada yang diajukan. Pilih paket lain.',
  },
  COMMITMENT_APPLIED_BEFORE: {
    'en-US': ({ order }: { order: string }) =>
      `You have already applied for this package: the receipt number is ${order}. Nothing was submitted again.`,
    'zh-CN': ({ order }) => `您已申请该套餐，单号为 ${order}。未重复提交。`,
    'ja-JP': ({ order }) =>
      `このパッケージはすでに申請済みです（受付番号 ${order}）。二重には申請されていません。`,
    'ko-KP': ({ order }) => `이미 신청한 패키지입니다(접수 번호 ${order}). 다시 접수되지 않았습니다.`,
    'id-ID': ({ order }) =>
      `Paket ini sudah Anda ajukan dengan nomor bukti ${order}. Tidak ada yang diajukan lagi.`,
  },
  COMMITMENT_APPLICATION_UNKNOWN: {
    'en-US': () => 'Action forbidden: you have no such application. Nothing was moved.',
    'zh-CN': () => '无法领取：您没有这项申请。积分没有变动。',
    'ja-JP': () => 'この操作はできません。申請が見つかりません。クレジットは移動していません。',
    'ko-KP': () => '허용되지 않는 작업입니다. 회원님에게 없는 신청입니다. 이동된 크레딧은 없습니다.',
    'id-ID': () =>
      'Tindakan tidak diizinkan: pengajuan ini tidak ada pada akun Anda. Tidak ada yang dipindahkan.',
  },
  COMMITMENT_NOT_APPROVED: {
    'en-US': () => 'Action forbidden: your application is not approved. Nothing was moved.',
    'zh-CN': () => '无法领取：您的申请尚未通过。积分没有变动。',
    'ja-JP': () => 'この操作はできません。申請が承認されていません。クレジットは移動していません。',
    'ko-KP': () => '허용되지 않는 작업입니다. 신청이 승인되지 않았습니다. 이동된 크레딧은 없습니다.',
    'id-ID': () => 'Tindakan tidak diizinkan: pengajuan Anda belum disetujui. Tidak ada yang dipindahkan.',
  },
  COMMITMENT_CLAIMED: {
    'en-US': () => 'Action forbidden: you have claimed this free package already. Nothing was moved.',
    'zh-CN': () => '无法领取：您已领取过该免费套餐。积分没有变动。',
    'ja-JP': () =>
      'この操作はできません。この無料パッケージは受け取り済みです。クレジットは移動していません。',
    'ko-KP': () => '허용되지 않는 작업입니다. 이미 받은 무료 패키지입니다. 이동된 크레딧은 없습니다.',
    'id-ID': () => 'Tindakan tidak diizinkan: paket gratis ini sudah Anda ambil. Tidak ada yang dipindahkan.',
  },
  COMMITMENT_LEVEL: {
    'en-US': () => 'Action forbidden: your rank is too low for this package. Nothing was changed.',
    'zh-CN': () => '无法办理：您的等级低于该套餐的要求。未做任何更改。',
    'ja-JP': () =>
      'この操作はできません。ランクがこのパッケージの条件に届いていません。変更は行われていません。',
    'ko-KP': () => '허용되지 않는 작업입니다. 등급이 이 패키지의 조건보다 낮습니다. 변경된 내용은 없습니다.',
    'id-ID': () =>
      'Tindakan tidak diizinkan: peringkat Anda terlalu rendah untuk paket ini. Tidak ada yang berubah.',
  },
  COMMITMENT_RUNNING: {
    'en-US': () =>
      'Action forbidden: a free insurance package of yours is running. Nothing was moved. Claim this one once that has ended.',
    'zh-CN': () => '无法领取：您有一个免费保险套餐正在运行。积分没有变动，请在其终止后领取。',
    'ja-JP': () =>
      'この操作はできません。無料の保険パッケージが運用中です。クレジットは移動していません。終了後に受け取ってください。',
    'ko-KP': () =>
      '허용되지 않는 작업입니다. 무료 보험 패키지가 진행 중입니다. 이동된 크레딧은 없습니다. 종료된 뒤에 받으세요.',
    'id-ID': () =>
      'Tindakan tidak diizinkan: paket asuransi gratis Anda sedang berjalan. Tidak ada yang dipindahkan. Ambil paket ini setelah paket itu berakhir.',
  },
});
