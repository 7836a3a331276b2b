/* The name of an element has a hyphen, and so has its file. */
import.meta.glob('./*-*.ts', { eager: true });
