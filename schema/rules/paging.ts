/** Rows of a page unless the caller asks for another number. */
export const defaultPageSize = 20;

/** The maximum number of rows of a page; a file of records is exported in pages of this size. */
export const maxPageSize = 500;
