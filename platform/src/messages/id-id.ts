import type { Catalog } from './catalog.ts';
import { orderRefusals } from './orders/id-id.ts';

export const idID: Catalog = {
  answers: {
    signInFirst: 'Masuk dahulu untuk melakukan ini.',
    sessionInvalid: 'Informasi masuk Anda tidak valid. Masuk lagi.',
    sessionEnded: 'Informasi masuk Anda sudah kedaluwarsa. Masuk lagi.',
    accessDenied: 'Fitur ini belum dibuka untuk akun Anda.',
    notFound: 'Alamat yang diminta tidak ditemukan.',
    failed: 'Terjadi masalah di server kami. Tidak ada yang berubah. Coba lagi sebentar lagi.',
    busy: 'Server sedang sibuk. Tidak ada yang berubah. Coba lagi sebentar lagi.',
  },
  request: 'Permintaan',
  fields: {
    userName: 'Nama pengguna',
    password: 'Kata sandi',
    transactionPassword: 'Kata sandi transaksi',
    countryCode: 'Negara',
    email: 'Email',
    referralId: 'ID referral',
    captchaId: 'Karakter pada gambar',
    captcha: 'Karakter pada gambar',
    code: 'Kode',
    oldPassword: 'Kata sandi saat ini',
    newPassword: 'Kata sandi baru',
    loginPassword: 'Kata sandi masuk',
    agreeStatus: 'Persetujuan',
    type: 'Jenis',
    coinName: 'Kredit',
    recordTypes: 'Jenis mutasi',
    startDate: 'Tanggal awal',
    endDate: 'Tanggal akhir',
    pageSize: 'Jumlah per halaman',
    cursor: 'Posisi halaman',
    idempotencyKey: 'Kunci idempotensi',
    amount: 'Jumlah',
    toUserName: 'Penerima',
    remark: 'Catatan',
    direction: 'Arah',
    id: 'ID',
    status: 'Status',
    bankName: 'Nama bank',
    accountName: 'Nama pemilik rekening',
    accountNumber: 'Nomor rekening',
    walletType: 'Jaringan',
    walletAddress: 'Alamat dompet',
    label: 'Nama',
    lookAlikeAccepted: 'Konfirmasi',
    referenceNo: 'Hash transaksi atau nomor bukti',
    receiptImage: 'Gambar bukti',
    channelId: 'Saluran',
    sysBankAccountId: 'Rekening tujuan',
    exchangeRate: 'Kurs',
    walletAddressId: 'Alamat dompet',
    bankAccountId: 'Rekening bank',
    adminFee: 'Biaya',
    fromCoin: 'Kredit asal',
    toCoin: 'Kredit tujuan',
    actualAmount: 'Jumlah yang diterima',
  },
  coins: {
    CASH_POINT: 'kredit tunai',
    BONUS_POINT: 'kredit hadiah',
    ASSETS_POINT: 'kredit titipan',
    INSURANCE_POINT: 'kredit asuransi',
    GMT: 'kredit gim',
    USDT_POINT: 'kredit USDT',
    WITHDRAWAL_POINT: 'kredit penarikan',
  },
  rules: {
    required: (field) => `${field} wajib diisi.`,
    invalid: (field) => `${field} tidak valid.`,
    amount: (field) =>
      `${field} harus berupa angka biasa seperti 25 atau 0.5, paling banyak 11 angka sebelum titik dan 8 angka sesudahnya.`,
    positive: (field) => `${field} harus lebih dari 0.`,
    tooShort: (field, bound) => `${field} harus terdiri dari sedikitnya ${bound} karakter.`,
    tooLong: (field, bound) => `${field} paling banyak ${bound} karakter.`,
    noSpaces: (field) => `${field} tidak boleh mengandung spasi.`,
    userName: (field) =>
      `${field} harus terdiri dari 4 sampai 20 huruf, angka, atau garis bawah, dan diawali huruf.`,
    password: (field) =>
      `${field} harus terdiri dari 8 sampai 64 karakter dengan sedikitnya satu huruf dan satu angka.`,
    email: (field) => `${field} harus berbentuk seperti nama@example.com.`,
    choice: (field) => `${field} tidak ada dalam pilihan. Pilih salah satu dari daftar.`,
    date: (field) =>
      `${field} harus berupa tanggal yang benar seperti 2026-11-21, dan tanggal awal tidak boleh melewati tanggal akhir.`,
    key: (field) => `${field} harus terdiri dari 16 sampai 64 huruf, angka, atau tanda hubung.`,
    cursor: (field) => `${field} tidak ditemukan dalam daftar ini. Muat ulang daftar dari awal.`,
    pageSize: (field) => `${field} harus berupa bilangan bulat dari 1 sampai 100.`,
    id: (field) => `${field} tidak valid. Muat ulang daftar lalu pilih dari sana.`,
    accountNumber: (field) => `${field} harus terdiri dari 5 sampai 34 huruf dan angka.`,
    image: (field) => `${field} harus berupa gambar JPEG, PNG, atau WebP.`,
    imageTooLarge: (field) => `${field} lebih besar dari 5 MB. Pilih gambar yang lebih kecil.`,
  },
  refusals: {
    ...orderRefusals,
    INSUFFICIENT_BALANCE: ({ coin }, { coin: name }) =>
      `Saldo ${name(coin)} Anda tidak cukup. Tidak ada yang dipindahkan. Masukkan jumlah yang lebih kecil.`,
    AMOUNT_INVALID: () => 'Jumlah tidak valid. Tidak ada yang dipindahkan. Masukkan jumlah lain.',
    IDEMPOTENCY_KEY_REUSED: () =>
      'Pesanan ini sudah pernah dikirim dengan isi yang berbeda. Kali ini tidak ada yang dipindahkan. Periksa riwayat Anda, lalu mulai lagi.',
    IDEMPOTENCY_KEY_INVALID: () => 'Kunci idempotensi tidak valid. Tidak ada yang dipindahkan. Mulai lagi.',
    ALREADY_REVERSED: () => 'Mutasi ini sudah dikoreksi. Tidak ada yang berubah.',
    NOT_REVERSIBLE: () => 'Mutasi ini tidak dapat dikoreksi. Tidak ada yang berubah.',
    HOLD_ALREADY_CLOSED: () => 'Pesanan ini sudah diputuskan. Tidak ada yang berubah.',
    HOLD_AMOUNT_EXCEEDED: () => 'Jumlah ini melebihi yang disisihkan untuk pesanan. Tidak ada yang berubah.',
    LEDGER_HALTED: () =>
      'Kredit tidak dapat dipindahkan selama kami memeriksa pembukuan. Tidak ada yang berubah, dan saldo Anda tetap utuh. Coba lagi nanti.',
    CAPTCHA_WRONG: () =>
      'Karakter tidak cocok dengan gambar, atau gambarnya sudah kedaluwarsa. Isian Anda tetap tersimpan. Masukkan karakter pada gambar yang baru.',
    USER_NAME_TAKEN: ({ userName }) => `Nama pengguna ${userName} sudah dipakai. Pilih nama lain.`,
    REFERRAL_UNKNOWN: () =>
      'Tidak ada anggota dengan ID referral ini. Tanyakan kepada anggota yang mengundang Anda, atau kosongkan.',
    PASSWORDS_ALIKE: () =>
      'Kata sandi masuk dan kata sandi transaksi harus berbeda. Tidak ada yang berubah. Pilih kata sandi lain.',
    PASSWORD_UNCHANGED: () =>
      'Kata sandi baru sama dengan yang sedang Anda pakai. Tidak ada yang berubah. Pilih kata sandi lain.',
    LOGIN_WRONG: () =>
      'Nama pengguna atau kata sandi salah. Setelah lima kali salah, akses masuk dikunci selama 15 menit.',
    LOGIN_LOCKED: ({ until }, { instant }) =>
      `Akses masuk dikunci karena lima kali salah kata sandi. Coba lagi setelah ${instant(until)}, atau buat kata sandi baru.`,
    BANNED: () => 'Akun ini tidak dapat digunakan untuk masuk. Hubungi layanan bantuan.',
    CODE_WRONG: () => 'Kode salah atau sudah kedaluwarsa. Kata sandi Anda tidak berubah. Minta kode baru.',
    CODE_TOO_SOON: ({ seconds }) =>
      `Kode baru saja dikirim. Periksa email Anda, atau minta lagi dalam ${seconds} detik.`,
    CURRENT_PASSWORD_WRONG: () => 'Kata sandi masuk salah. Tidak ada yang berubah. Masukkan lagi.',
    TRANSACTION_PASSWORD_WRONG: () =>
      'Kata sandi transaksi salah. Tidak ada yang berubah. Setelah lima kali salah, kata sandi dikunci selama 15 menit.',
    TRANSACTION_PASSWORD_LOCKED: ({ until }, { instant }) =>
      `Kata sandi transaksi dikunci karena lima kali salah. Tidak ada yang berubah. Coba lagi setelah ${instant(until)}.`,
    RECIPIENT_UNKNOWN: ({ userName }) =>
      `Tidak ada anggota bernama ${userName}. Tidak ada yang dipindahkan. Periksa nama penggunanya.`,
    RECIPIENT_SELF: () =>
      'Anda tidak dapat mentransfer ke diri sendiri. Tidak ada yang dipindahkan. Masukkan nama pengguna anggota lain.',
    RECIPIENT_CLOSED: ({ userName }) =>
      `${userName} saat ini tidak dapat menerima transfer. Tidak ada yang dipindahkan. Coba lagi nanti.`,
    TRANSFER_CLOSED: ({ until }, { instant }) =>
      `Transfer ditutup bagi Anda sampai ${instant(until)} karena Anda mencairkan paket asuransi. Tidak ada yang dipindahkan.`,
    TRANSFER_COIN_CLOSED: ({ coin }, { coin: name }) =>
      `Transfer ${name(coin)} tidak dapat dilakukan. Tidak ada yang dipindahkan. Pilih jenis kredit lain.`,
    AMOUNT_BELOW: ({ minimum, coin }, { amount, coin: name }) =>
      `Jumlah minimum adalah ${amount(minimum)} ${name(coin)}. Tidak ada yang dipindahkan. Masukkan jumlah yang lebih besar.`,
    AMOUNT_ABOVE: ({ maximum, coin }, { amount, coin: name }) =>
      `Jumlah maksimum adalah ${amount(maximum)} ${name(coin)}. Tidak ada yang dipindahkan. Masukkan jumlah yang lebih kecil.`,
    AMOUNT_NOT_MULTIPLE: ({ multiple }, { amount }) =>
      `Jumlah harus kelipatan ${amount(multiple)}. Tidak ada yang dipindahkan. Masukkan jumlah lain.`,
  },
  mail: {
    passwordCode: ({ userName, code, minutes }) => ({
      subject: 'Kode untuk kata sandi masuk yang baru',
      text: `Halo ${userName},

Kode untuk membuat kata sandi masuk yang baru adalah

    ${code}

Kode berlaku selama ${minutes} menit dan hanya sekali pakai. Jangan berikan kepada siapa pun; kami tidak pernah memintanya.

Jika bukan Anda yang memintanya, Anda tidak perlu melakukan apa pun. Kata sandi Anda tetap sama.
`,
    }),
  },
};
