import type { OrderRefusals } from '../catalog.ts';

/** What is said of deposits, withdrawals, converts and where they are paid. */
export const orderRefusals: OrderRefusals = {
  IMAGE_UNREADABLE: () =>
    'Berkas ini bukan gambar JPEG, PNG, atau WebP yang dapat dibaca. Tidak ada yang disimpan. Pilih gambar lain.',
  IMAGE_TOO_MANY_PIXELS: ({ megapixels }) =>
    `Gambar memiliki lebih dari ${megapixels} juta piksel. Tidak ada yang disimpan. Ambil tangkapan layarnya lalu pilih itu.`,
  IMAGE_MIXED: () =>
    'Berkas ini berisi lebih dari sekadar gambar. Tidak ada yang disimpan. Ambil tangkapan layarnya lalu pilih itu.',
  DEPOSIT_BELOW: ({ minimum, unit }, { amount }) =>
    `Deposit minimum adalah ${amount(minimum)} ${unit}. Tidak ada yang diajukan. Jumlah di bawahnya tidak dapat dikreditkan.`,
  DEPOSIT_NOT_MULTIPLE: ({ multiple, next, unit }, { amount }) =>
    `Jumlah harus kelipatan ${amount(multiple)} ${unit}. Tidak ada yang diajukan. Jumlah valid berikutnya adalah ${amount(next)} ${unit}.`,
  DEPOSIT_REFERENCE_USED: () =>
    'Nomor bukti atau hash ini sudah dipakai untuk deposit. Tidak ada yang diajukan. Periksa deposit Anda, atau hubungi layanan bantuan.',
  DEPOSIT_HASH_MISTYPED: ({ network }) =>
    `Ini bukan hash transaksi ${network} yang lengkap. Tidak ada yang diajukan. Salin lagi dari dompet Anda.`,
  DEPOSIT_NETWORK_CLOSED: ({ network }) =>
    `Deposit melalui ${network} saat ini tidak tersedia. Tidak ada yang diajukan. Pilih jaringan lain.`,
  DEPOSIT_CHANNEL_CLOSED: () =>
    'Saluran atau rekening ini tidak lagi tersedia. Tidak ada yang diajukan. Muat ulang halaman lalu pilih yang lain.',
  DEPOSIT_RATE_CHANGED: ({ rate }, { amount }) =>
    `Kurs berubah menjadi ${amount(rate)}. Tidak ada yang diajukan. Periksa jumlah yang akan dikreditkan lalu konfirmasi lagi.`,
  DEPOSITS_WAITING: ({ maximum }) =>
    `Deposit Anda yang menunggu peninjauan sudah mencapai batas ${maximum}. Tidak ada yang diajukan. Ajukan lagi setelah sebagian diputuskan.`,
  WITHDRAWAL_TODAY: ({ until }, { instant }) =>
    `Penarikan dapat dilakukan sekali sehari. Tidak ada yang dipindahkan. Penarikan berikutnya bisa mulai ${instant(until)}.`,
  WITHDRAWAL_CLOSED: () =>
    'Cara penarikan ini sedang tidak tersedia. Tidak ada yang dipindahkan. Pilih cara lain.',
  WITHDRAWAL_FEE_CHANGED: ({ fee, coin }, { amount, coin: name }) =>
    `Biaya berubah menjadi ${amount(fee)} ${name(coin)}. Tidak ada yang dipindahkan. Periksa jumlah yang Anda terima lalu konfirmasi lagi.`,
  WALLET_ADDRESS_MISSING: () => 'Tambahkan alamat dompet terlebih dahulu. Tidak ada yang dipindahkan.',
  WALLET_ADDRESS_NETWORK: ({ network }) =>
    `Alamat dompet yang Anda pilih bukan alamat ${network}. Tidak ada yang dipindahkan. Pilih alamat lain.`,
  BANK_ACCOUNT_MISSING: () => 'Tambahkan rekening bank terlebih dahulu. Tidak ada yang dipindahkan.',
  ADDRESS_INVALID: ({ network }) =>
    `Ini bukan alamat ${network}. Tidak ada yang disimpan. Salin lagi dari dompet Anda.`,
  ADDRESS_CHECKSUM: ({ network }) =>
    `Ada karakter yang salah pada alamat ${network} ini: checksum-nya tidak cocok. Tidak ada yang disimpan. Salin lagi dari dompet Anda.`,
  ADDRESS_OF_OTHER_NETWORK: ({ network, found }) =>
    `Ini alamat ${found}, bukan ${network}. Tidak ada yang disimpan. Kiriman melalui jaringan yang salah akan hilang. Pilih jaringan yang benar.`,
  ADDRESS_CONTRACT: () =>
    'Alamat ini milik kontrak pintar. Tidak ada yang disimpan. Kami tidak dapat membayar ke kontrak. Masukkan alamat dompet Anda sendiri.',
  ADDRESS_OF_PLATFORM: () =>
    'Ini alamat deposit milik platform. Tidak ada yang disimpan. Masukkan alamat dompet Anda sendiri.',
  ADDRESS_UNCHECKED: ({ network }) =>
    `Alamat ini belum dapat diperiksa di ${network}. Tidak ada yang disimpan. Coba lagi sebentar lagi.`,
  ADDRESS_LOOKS_LIKE: ({ saved }) =>
    `Alamat ini berawal dan berakhir seperti alamat ${saved} yang Anda simpan, tetapi berbeda. Tidak ada yang disimpan. Bandingkan setiap karakter, lalu konfirmasi.`,
  ADDRESS_SAVED: () => 'Alamat dompet ini sudah tersimpan. Tidak ada yang berubah.',
  BANK_ACCOUNT_SAVED: () => 'Rekening bank ini sudah tersimpan. Tidak ada yang berubah.',
  PAYOUT_METHODS_FULL: ({ maximum }) =>
    `Anda dapat menyimpan paling banyak ${maximum}. Tidak ada yang disimpan. Hapus yang tidak lagi Anda pakai.`,
  PAYOUT_METHOD_UNKNOWN: () => 'Entri ini sudah tidak ada. Tidak ada yang berubah. Muat ulang halaman.',
  CONVERT_PAIR_CLOSED: ({ from, to }, { coin: name }) =>
    `Konversi ${name(from)} menjadi ${name(to)} saat ini tidak tersedia. Tidak ada yang dipindahkan. Pilih pasangan lain.`,
  CONVERT_CHANGED: ({ actualAmount, coin }, { amount, coin: name }) =>
    `Kurs atau biaya berubah: sekarang Anda akan menerima ${amount(actualAmount)} ${name(coin)}. Tidak ada yang dipindahkan. Periksa lalu konfirmasi lagi.`,
  CONVERT_UNKNOWN: () => 'Pesanan konversi ini tidak ada pada akun Anda. Tidak ada yang berubah.',
  CONVERT_ENDED: () => 'Pesanan ini sudah selesai atau sudah dibatalkan. Tidak ada yang berubah.',
  EARNINGS_SPAN: ({ days }) =>
    `Pilih paling banyak ${days} hari, dan tanggal awal tidak boleh melewati tanggal akhir.`,
};
