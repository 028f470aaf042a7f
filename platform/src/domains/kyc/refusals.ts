/** Refusals of identities. None of them includes a number. */
import { defineRefusals } from '../../messages/index.ts';

export const refusals = defineRefusals({
  KYC_REQUIRED: {
    needs: 'identity',
    'en-US': () =>
      'Verify your identity to do this. Nothing was moved. Submit your documents, and try again once they are approved.',
    'zh-CN': () => '此操作需要先完成身份认证。积分没有变动。请提交证件，审核通过后重试。',
    'ja-JP': () =>
      'この操作には本人確認が必要です。クレジットは移動していません。書類を提出し、承認後にもう一度お試しください。',
    'ko-KP': () =>
      '이 작업을 하려면 본인 인증이 필요합니다. 이동된 크레딧은 없습니다. 서류를 제출하고 승인된 뒤 다시 시도하세요.',
    'id-ID': () =>
      'Verifikasi identitas Anda diperlukan untuk tindakan ini. Tidak ada yang dipindahkan. Kirim dokumen Anda, lalu coba lagi setelah disetujui.',
  },
  KYC_PENDING: {
    'en-US': () =>
      'You have already submitted your identity, and it is under review. Nothing was submitted again. You can see the result under “Identity verification”.',
    'zh-CN': () => '您已提交身份认证，正在审核中。未重复提交，请在“身份认证”中查看结果。',
    'ja-JP': () =>
      '本人確認はすでに提出済みで、審査中です。二重には提出されていません。結果は「本人確認」で確認できます。',
    'ko-KP': () =>
      '이미 제출한 신원 확인을 심사하고 있습니다. 다시 제출되지 않았습니다. 결과는 “신원 확인”에서 확인하세요.',
    'id-ID': () =>
      'Identitas Anda sudah diajukan dan sedang ditinjau. Tidak ada yang diajukan lagi. Lihat hasilnya di “Verifikasi identitas”.',
  },
  KYC_PASSED: {
    'en-US': () => 'Your identity is already verified. Nothing was submitted. You need to do nothing more.',
    'zh-CN': () => '您的身份已通过认证。未提交任何内容，您无需再做任何操作。',
    'ja-JP': () => '本人確認はすでに完了しているため、提出は受け付けていません。お手続きは不要です。',
    'ko-KP': () => '신원 확인이 이미 완료되었습니다. 제출된 것은 없습니다. 더 하실 일은 없습니다.',
    'id-ID': () =>
      'Identitas Anda sudah terverifikasi. Tidak ada yang diajukan. Anda tidak perlu melakukan apa pun lagi.',
  },
  KYC_NUMBER_TAKEN: {
    field: 'identityNumber',
    needs: 'support',
    'en-US': () =>
      'This identity number belongs to another account. Nothing was submitted. Check the number, and contact support if it is yours.',
    'zh-CN': () => '该证件号码已用于其他账户。未提交任何内容，请核对号码；如确为您本人的号码，请联系客服。',
    'ja-JP': () =>
      'この身分証番号は別のアカウントで使われています。提出は完了していません。番号を確認し、ご自身のものであればサポートにお問い合わせください。',
    'ko-KP': () =>
      '다른 계정에서 사용한 신분증 번호입니다. 제출된 것은 없습니다. 번호를 확인하고, 본인의 번호라면 고객센터에 문의하세요.',
    'id-ID': () =>
      'Nomor identitas ini sudah dipakai akun lain. Tidak ada yang diajukan. Periksa nomornya, dan hubungi layanan bantuan jika itu memang milik Anda.',
  },
  KYC_CARD_NUMBER: {
    field: 'identityNumber',
    'en-US': () =>
      'This is not a valid resident identity card number. Nothing was submitted. It has 17 digits and a last digit or X; compare every character with your card.',
    'zh-CN': () =>
      '居民身份证号码不正确。未提交任何内容。号码应为 17 位数字加一位数字或 X，请与身份证逐位核对。',
    'ja-JP': () =>
      '居民身分証の番号が正しくありません。提出は完了していません。17桁の数字と最後の1文字（数字またはX）です。身分証と1文字ずつ照らし合わせてください。',
    'ko-KP': () =>
      '올바른 거민신분증 번호가 아닙니다. 제출된 것은 없습니다. 숫자 17자리와 마지막 숫자 또는 X로 이루어져 있으니 신분증과 한 글자씩 비교하세요.',
    'id-ID': () =>
      'Ini bukan nomor kartu identitas penduduk yang benar. Tidak ada yang diajukan. Nomor terdiri dari 17 angka dan satu angka atau X di akhir; cocokkan setiap karakter dengan kartu Anda.',
  },
  KYC_NUMBER_IN_REASON: {
    'en-US': () =>
      'The reason has the whole identity number in it. Nothing was decided or recorded. Give a reason without it.',
    'zh-CN': () => '原因中包含完整的证件号码。未作决定，也未记录。请填写不含号码的原因。',
    'ja-JP': () =>
      '理由に身分証番号の全桁が含まれています。審査結果は記録されていません。番号を含まない理由を入力してください。',
    'ko-KP': () =>
      '사유에 신분증 번호 전체가 들어 있습니다. 결정하거나 기록한 것은 없습니다. 번호 없이 사유를 적으세요.',
    'id-ID': () =>
      'Alasan memuat nomor identitas lengkap. Tidak ada yang diputuskan atau dicatat. Tulis alasan tanpa nomor itu.',
  },
  KYC_PHOTOS_ALIKE: {
    field: 'backImage',
    'en-US': () =>
      'Both photos are the same picture. Nothing was submitted. Send one of the front and one of the back.',
    'zh-CN': () => '两张照片是同一张图片。未提交任何内容，请分别提供证件正面和背面的照片。',
    'ja-JP': () => '2枚とも同じ画像です。提出は完了していません。表面と裏面の写真を1枚ずつ選択してください。',
    'ko-KP': () => '두 사진이 같은 사진입니다. 제출된 것은 없습니다. 앞면과 뒷면 사진을 한 장씩 보내세요.',
    'id-ID': () =>
      'Kedua foto adalah gambar yang sama. Tidak ada yang diajukan. Kirim satu foto sisi depan dan satu foto sisi belakang.',
  },
});
