/** Refusals of registering, signing in and recovering a password. */
import { defineRefusals, type Formats } from '../../messages/index.ts';

export const refusals = defineRefusals({
  CAPTCHA_WRONG: {
    field: 'captcha',
    'en-US': () =>
      'The characters do not match the picture, or it has expired. What you entered is kept. Enter the characters in the new picture.',
    'zh-CN': () => '图形验证码不正确或已过期。您填写的内容已保留，请输入新的图形验证码。',
    'ja-JP': () =>
      '画像の文字が一致しないか、有効期限が切れています。入力内容は残っています。新しい画像の文字を入力してください。',
    'ko-KP': () =>
      '보안 문자가 일치하지 않거나 만료되었습니다. 입력한 내용은 남아 있습니다. 새 보안 문자를 입력하세요.',
    'id-ID': () =>
      'Karakter tidak cocok dengan gambar, atau gambarnya sudah kedaluwarsa. Isian Anda tetap tersimpan. Masukkan karakter pada gambar yang baru.',
  },
  USER_NAME_TAKEN: {
    field: 'userName',
    'en-US': ({ userName }: { userName: string }) => `The username ${userName} is taken. Choose another one.`,
    'zh-CN': ({ userName }) => `用户名 ${userName} 已被使用，请换一个。`,
    'ja-JP': ({ userName }) =>
      `ユーザー名 ${userName} はすでに使われています。別のユーザー名を入力してください。`,
    'ko-KP': ({ userName }) => `이미 사용 중인 사용자 이름입니다: ${userName}. 다른 이름을 선택하세요.`,
    'id-ID': ({ userName }) => `Nama pengguna ${userName} sudah dipakai. Pilih nama lain.`,
  },
  REFERRAL_UNKNOWN: {
    field: 'referralId',
    'en-US': () =>
      'No member has this referral ID. Check it with the member who invited you, or leave the field empty.',
    'zh-CN': () => '没有会员使用此推荐 ID。请向邀请您的会员核对，或将此项留空。',
    'ja-JP': () => 'この紹介IDの会員は見つかりません。紹介者に確認するか、空欄のままにしてください。',
    'ko-KP': () => '이 추천 ID의 회원이 없습니다. 초대한 회원에게 확인하거나 비워 두세요.',
    'id-ID': () =>
      'Tidak ada anggota dengan ID referral ini. Tanyakan kepada anggota yang mengundang Anda, atau kosongkan.',
  },
  CAPTCHA_REQUIRED: {
    field: 'captcha',
    'en-US': () => 'The characters in the picture are needed as well. Enter them to sign in.',
    'zh-CN': () => '请输入图形验证码后再登录。',
    'ja-JP': () => 'ログインするには、画像の文字も入力してください。',
    'ko-KP': () => '보안 문자도 필요합니다. 보안 문자를 입력하고 로그인하세요.',
    'id-ID': () => 'Karakter pada gambar juga diperlukan. Masukkan karakter itu untuk masuk.',
  },
  LOGIN_WRONG: {
    'en-US': () => 'The username or password is wrong.',
    'zh-CN': () => '用户名或密码错误。',
    'ja-JP': () => 'ユーザー名またはパスワードが違います。',
    'ko-KP': () => '사용자 이름 또는 비밀번호가 올바르지 않습니다.',
    'id-ID': () => 'Nama pengguna atau kata sandi salah.',
  },
  LOGIN_WRONG_WAIT: {
    'en-US': ({ seconds }: { seconds: string }, { duration }: Formats) =>
      `The username or password is wrong. You can try again in ${duration(seconds)}, or set a new password.`,
    'zh-CN': ({ seconds }, { duration }) =>
      `用户名或密码错误。请在 ${duration(seconds)}后再试，或重新设置密码。`,
    'ja-JP': ({ seconds }, { duration }) =>
      `ユーザー名またはパスワードが違います。${duration(seconds)}後にもう一度お試しいただくか、パスワードを再設定してください。`,
    'ko-KP': ({ seconds }, { duration }) =>
      `사용자 이름 또는 비밀번호가 올바르지 않습니다. ${duration(seconds)} 후에 다시 시도하거나 비밀번호를 새로 설정하세요.`,
    'id-ID': ({ seconds }, { duration }) =>
      `Nama pengguna atau kata sandi salah. Coba lagi dalam ${duration(seconds)}, atau buat kata sandi baru.`,
  },
  LOGIN_WAIT: {
    'en-US': ({ seconds }: { seconds: string }, { duration }: Formats) =>
      `There were too many wrong passwords from your address. Try again in ${duration(seconds)}, or set a new password.`,
    'zh-CN': ({ seconds }, { duration }) =>
      `您所在的网络密码错误次数过多。请在 ${duration(seconds)}后再试，或重新设置密码。`,
    'ja-JP': ({ seconds }, { duration }) =>
      `ご利用のネットワークからパスワードの間違いが続いています。${duration(seconds)}後にもう一度お試しいただくか、パスワードを再設定してください。`,
    'ko-KP': ({ seconds }, { duration }) =>
      `사용 중인 네트워크에서 비밀번호를 여러 번 틀렸습니다. ${duration(seconds)} 후에 다시 시도하거나 비밀번호를 새로 설정하세요.`,
    'id-ID': ({ seconds }, { duration }) =>
      `Terlalu banyak kata sandi salah dari jaringan Anda. Coba lagi dalam ${duration(seconds)}, atau buat kata sandi baru.`,
  },
  SECOND_STEP_NEEDED: {
    needs: 'secondFactor',
    'en-US': () =>
      'Signing in to this account takes a second step, which was not asked for here. Reload the page and sign in again. If that does not help, contact support.',
    'zh-CN': () => '登录此账户还需完成第二步验证。请重新加载页面后登录；如仍无法登录，请联系客服。',
    'ja-JP': () =>
      'このアカウントのログインには2段階目の確認が必要ですが、この画面では求められませんでした。ページを再読み込みしてもう一度ログインしてください。解決しない場合は、サポートにお問い合わせください。',
    'ko-KP': () =>
      '이 계정은 로그인할 때 2단계 인증이 필요하지만 이 화면에서는 요청되지 않았습니다. 페이지를 새로고침한 뒤 다시 로그인하세요. 그래도 되지 않으면 고객센터에 문의하세요.',
    'id-ID': () =>
      'Masuk ke akun ini memerlukan langkah kedua, yang tidak diminta di sini. Muat ulang halaman lalu masuk lagi. Jika tetap gagal, hubungi layanan bantuan.',
  },
  SECOND_STEP_OVER: {
    field: 'challenge',
    'en-US': () =>
      'The sign-in took too long, or too many codes were wrong. You are not signed in. Enter your password again.',
    'zh-CN': () => '登录已超时，或验证码错误次数过多。您尚未登录，请重新输入密码。',
    'ja-JP': () =>
      '時間がかかりすぎたか、認証コードの間違いが続いたため、ログインできませんでした。もう一度パスワードを入力してください。',
    'ko-KP': () =>
      '로그인 시간이 초과되었거나 코드를 여러 번 틀렸습니다. 로그인되지 않았습니다. 비밀번호를 다시 입력하세요.',
    'id-ID': () =>
      'Proses masuk terlalu lama, atau terlalu banyak kode yang salah. Anda belum masuk. Masukkan kata sandi lagi.',
  },
  TICKET_OVER: {
    'en-US': () => 'This tab could not join your session. Sign in here, or open the portal in another tab.',
    'zh-CN': () => '无法在此标签页沿用您的登录状态。请在此登录，或在其他标签页中打开。',
    'ja-JP': () =>
      'このタブではログイン状態を引き継げませんでした。このタブでログインするか、別のタブで開いてください。',
    'ko-KP': () => '이 탭에서 로그인 상태를 이어받지 못했습니다. 여기에서 로그인하거나 다른 탭에서 여세요.',
    'id-ID': () => 'Tab ini tidak dapat melanjutkan sesi Anda. Masuk di sini, atau buka portal di tab lain.',
  },
  TICKET_MISUSED: {
    needs: 'signIn',
    'en-US': () =>
      'Another program in this browser tried to use your session, so you were signed out. Check your browser extensions, then sign in again.',
    'zh-CN': () =>
      '此浏览器中的其他程序试图使用您的登录状态。为保护账户安全，已将您退出登录。请检查浏览器扩展程序，再重新登录。',
    'ja-JP': () =>
      'このブラウザーの別のプログラムがお客様のログインを利用しようとしたため、安全のためログアウトしました。拡張機能を確認してから、もう一度ログインしてください。',
    'ko-KP': () =>
      '이 브라우저의 다른 프로그램이 로그인 세션을 사용하려고 하여 안전을 위해 로그아웃했습니다. 확장 프로그램을 확인한 뒤 다시 로그인하세요.',
    'id-ID': () =>
      'Program lain di peramban ini mencoba memakai sesi Anda, jadi Anda kami keluarkan. Periksa ekstensi peramban, lalu masuk lagi.',
  },
  IDLE_LIMIT_UNAVAILABLE: {
    field: 'minutes',
    'en-US': () => 'This time is not available. Nothing was changed. Choose one from the list.',
    'zh-CN': () => '无法选择此时长。未做任何更改，请从列表中选择。',
    'ja-JP': () => 'この時間は選択できません。変更は行われていません。一覧から選択してください。',
    'ko-KP': () => '선택할 수 없는 시간입니다. 변경된 내용은 없습니다. 목록에서 선택하세요.',
    'id-ID': () => 'Waktu ini tidak tersedia. Tidak ada yang berubah. Pilih salah satu dari daftar.',
  },
  SESSION_UNKNOWN: {
    field: 'sessionId',
    'en-US': () => 'This device is no longer signed in.',
    'zh-CN': () => '该设备已不在登录状态。',
    'ja-JP': () => 'この端末はすでにログアウトしています。',
    'ko-KP': () => '이 기기는 이미 로그아웃되었습니다.',
    'id-ID': () => 'Perangkat ini sudah tidak masuk lagi.',
  },
  NO_EMAIL: {
    needs: 'support',
    'en-US': () =>
      'No code can be sent: your account has no email address. Nothing was changed. Contact support.',
    'zh-CN': () => '无法发送验证码：您的账户没有电子邮箱。未做任何更改，请联系客服。',
    'ja-JP': () =>
      'メールアドレスが登録されていないため、認証コードをお送りできません。変更は行われていません。サポートにお問い合わせください。',
    'ko-KP': () =>
      '계정에 이메일이 없어 인증 코드를 보낼 수 없습니다. 변경된 내용은 없습니다. 고객센터에 문의하세요.',
    'id-ID': () =>
      'Kode tidak dapat dikirim: akun Anda tidak memiliki email. Tidak ada yang berubah. Hubungi layanan bantuan.',
  },
  NO_MAIL_SENT: {
    needs: 'support',
    'en-US': () => 'No code can be sent: no emails are sent from here. Nothing was changed. Contact support.',
    'zh-CN': () => '目前无法发送验证码。未做任何更改，请联系客服。',
    'ja-JP': () =>
      '現在メールを送信できないため、認証コードをお送りできません。変更は行われていません。サポートにお問い合わせください。',
    'ko-KP': () =>
      '이메일을 발송하지 않으므로 인증 코드를 보낼 수 없습니다. 변경된 내용은 없습니다. 고객센터에 문의하세요.',
    'id-ID': () =>
      'Kode tidak dapat dikirim: tidak ada email yang dikirim dari sini. Tidak ada yang berubah. Hubungi layanan bantuan.',
  },
  EMAIL_UNCHANGED: {
    field: 'email',
    'en-US': () => 'This is the email address that your account has. Enter another one.',
    'zh-CN': () => '这是您账户现有的邮箱，请输入其他邮箱。',
    'ja-JP': () => '現在登録されているメールアドレスです。別のアドレスを入力してください。',
    'ko-KP': () => '이미 계정에 등록된 이메일 주소입니다. 다른 주소를 입력하세요.',
    'id-ID': () => 'Ini sudah menjadi alamat email akun Anda. Masukkan alamat lain.',
  },
  CURRENT_CODE_WRONG: {
    field: 'currentCode',
    'en-US': () =>
      'The code from your current address is wrong or has expired. Nothing was changed. Check the code, or ask for new ones.',
    'zh-CN': () => '发送到现有邮箱的验证码错误或已过期。未做任何更改，请核对验证码或重新获取。',
    'ja-JP': () =>
      '現在のアドレスに届いた認証コードが違うか、有効期限が切れています。変更は行われていません。認証コードを確認するか、新しいコードを取得してください。',
    'ko-KP': () =>
      '현재 주소로 받은 인증 코드가 올바르지 않거나 만료되었습니다. 변경된 내용은 없습니다. 인증 코드를 확인하거나 새 코드를 요청하세요.',
    'id-ID': () =>
      'Kode dari alamat Anda saat ini salah atau sudah kedaluwarsa. Tidak ada yang berubah. Periksa kodenya, atau minta kode baru.',
  },
  CODE_WRONG: {
    field: 'code',
    'en-US': () =>
      'The code is wrong or has expired. Nothing was changed. Check the code, or ask for a new one.',
    'zh-CN': () => '验证码错误或已过期。未做任何更改，请核对验证码或重新获取。',
    'ja-JP': () =>
      '認証コードが違うか、有効期限が切れています。変更は行われていません。認証コードを確認するか、新しいコードを取得してください。',
    'ko-KP': () =>
      '인증 코드가 올바르지 않거나 만료되었습니다. 변경된 내용은 없습니다. 인증 코드를 확인하거나 새 코드를 요청하세요.',
    'id-ID': () =>
      'Kode salah atau sudah kedaluwarsa. Tidak ada yang berubah. Periksa kodenya, atau minta kode baru.',
  },
  CODE_TRIES_USED_UP: {
    'en-US': () =>
      'Too many codes were tried today. Nothing was changed. Try again tomorrow (GMT+8), or where you signed in before.',
    'zh-CN': () =>
      '今天尝试验证码的次数过多。未做任何更改，请明天（GMT+8）再试，或在您曾登录过的设备上重试。',
    'ja-JP': () =>
      '本日の認証コードの入力回数が上限に達しました。変更は行われていません。明日（GMT+8）もう一度お試しいただくか、以前ログインした場所からお試しください。',
    'ko-KP': () =>
      '오늘 인증 코드를 너무 많이 시도했습니다. 변경된 내용은 없습니다. 내일(GMT+8) 다시 시도하거나 이전에 로그인한 곳에서 시도하세요.',
    'id-ID': () =>
      'Terlalu banyak kode dicoba hari ini. Tidak ada yang berubah. Coba lagi besok (GMT+8), atau dari tempat Anda pernah masuk.',
  },
  CODES_USED_UP: {
    'en-US': () =>
      'Too many codes were sent today. Check your email, or ask again tomorrow (GMT+8) or where you signed in before.',
    'zh-CN': () => '今天发送的验证码过多。请查收邮件；也可明天（GMT+8）再获取，或在您曾登录过的设备上获取。',
    'ja-JP': () =>
      '本日の認証コードの送信回数が上限に達しました。メールを確認するか、明日（GMT+8）または以前ログインした場所からもう一度お試しください。',
    'ko-KP': () =>
      '오늘 인증 코드를 너무 많이 보냈습니다. 이메일을 확인하거나, 내일(GMT+8) 또는 이전에 로그인한 곳에서 다시 요청하세요.',
    'id-ID': () =>
      'Terlalu banyak kode dikirim hari ini. Periksa email Anda, atau minta lagi besok (GMT+8) atau dari tempat Anda pernah masuk.',
  },
  CODE_TOO_SOON: {
    'en-US': ({ seconds }: { seconds: string }) =>
      `A code was sent a moment ago. Check your email, or ask again in ${seconds} seconds.`,
    'zh-CN': ({ seconds }) => `验证码已发送。请查收邮件，或在 ${seconds} 秒后重新获取。`,
    'ja-JP': ({ seconds }) =>
      `少し前に認証コードをお送りしました。メールを確認するか、${seconds}秒後にもう一度お試しください。`,
    'ko-KP': ({ seconds }) =>
      `조금 전에 인증 코드를 보냈습니다. 이메일을 확인하거나 ${seconds}초 후에 다시 요청하세요.`,
    'id-ID': ({ seconds }) =>
      `Kode baru saja dikirim. Periksa email Anda, atau minta lagi dalam ${seconds} detik.`,
  },
});
