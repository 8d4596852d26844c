/**
 * Import this before libsql. Its parser prints each syntax error on stdout, unless this is set in the main thread before
 * the native code is loaded.
 */
process.env.RUST_LOG = 'off';
