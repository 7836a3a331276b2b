/* Only the files of elements have a hyphen in their names. */
import.meta.glob('./*-*.ts', { eager: true });
