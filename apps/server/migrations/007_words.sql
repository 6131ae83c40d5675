-- How likely each word of a piece is and when it was said, sealed like its text; null where the engine does not tell.
alter table transcript_pieces add column words bytea;
