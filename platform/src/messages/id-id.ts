import type { Catalog } from './catalog.ts';

export const idID: Catalog = {
  answers: {
    signInFirst: 'Masuk dahulu untuk melakukan ini.',
    sessionInvalid: 'Informasi masuk Anda tidak valid. Masuk lagi.',
    sessionEnded: 'Informasi masuk Anda sudah kedaluwarsa. Masuk lagi.',
    accessDenied: 'Fitur ini belum dibuka untuk akun Anda.',
    notFound: 'Alamat yang diminta tidak ditemukan.',
    failed: 'Terjadi masalah di server kami. Tidak ada yang berubah. Coba lagi sebentar lagi.',
    busy: 'Server sedang sibuk. Tidak ada yang berubah. Coba lagi sebentar lagi.',
    refused:
      'Permintaan ini sudah pernah ditolak. Tidak ada yang berubah. Periksa riwayat Anda, lalu mulai lagi.',
  },
  request: 'Permintaan',
  fields: {
    transactionPassword: 'Kata sandi transaksi',
    loginPassword: 'Kata sandi masuk',
    type: 'Jenis',
    coinName: 'Kredit',
    pageSize: 'Jumlah per halaman',
    cursor: 'Posisi halaman',
    idempotencyKey: 'Kunci idempotensi',
    amount: 'Jumlah',
    actualAmount: 'Jumlah yang diterima',
    id: 'ID',
    status: 'Status',
    walletType: 'Jaringan',
    matchingId: 'Paket',
    toUserName: 'Penerima',
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
    passwordCommon: (field) => `${field} terlalu umum dan mudah ditebak. Pilih yang lebih sulit ditebak.`,
    email: (field) => `${field} harus berbentuk seperti nama@example.com.`,
    choice: (field) => `${field} tidak ada dalam pilihan. Pilih salah satu dari daftar.`,
    date: (field) =>
      `${field} harus berupa tanggal yang benar seperti 2026-11-21, dan tanggal awal tidak boleh melewati tanggal akhir.`,
    key: (field) => `${field} harus terdiri dari 16 sampai 64 huruf, angka, atau tanda hubung.`,
    cursor: (field) => `${field} tidak ditemukan dalam daftar ini. Muat ulang daftar dari awal.`,
    pageSize: (field) => `${field} harus berupa bilangan bulat dari 1 sampai 500.`,
    id: (field) => `${field} tidak valid. Muat ulang daftar lalu pilih dari sana.`,
    accountNumber: (field) => `${field} harus terdiri dari 5 sampai 34 huruf dan angka.`,
    identityNumber: (field) =>
      `${field} harus terdiri dari 4 sampai 30 huruf dan angka, tanpa spasi atau karakter lain.`,
    image: (field) => `${field} harus berupa gambar JPEG, PNG, atau WebP.`,
    imageTooLarge: (field) => `${field} lebih besar dari 5 MB. Pilih gambar yang lebih kecil.`,
  },
};
