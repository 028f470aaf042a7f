alter table upload validate constraint upload_kind_check;
