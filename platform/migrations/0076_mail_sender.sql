-- What the sender of a mail is called, in the language of the mail. Null where the build before wrote it.
alter table mail add column sender text;
