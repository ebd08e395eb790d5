/** What `--help` says. */
export const help = `The owner's command line

  npm run operator -- purchases list [--state S] [--email] [--from DAY] [--to DAY] [--limit N]
      The newest purchases; e-mails are shortened. --email asks for an address, or reads it from standard input.
  npm run operator -- purchases show ID
      All about one purchase, with its e-mail and the link to its order. In a browser without the answers the buyer
      takes the scan again after opening it and presses Get Full Report, without paying.
  npm run operator -- purchases grant ID [--undo]
  npm run operator -- purchases revoke ID [--undo]
      Opens or closes a report, whatever the payment says now or later. --undo takes that back.
  npm run operator -- purchases erase ID --yes
  npm run operator -- purchases erase --email --yes
      Removes a person's e-mail for good and keeps the accounting line. The report cannot be opened any more.
  npm run operator -- purchases export [--state S] [--from DAY] [--to DAY]
      Accounting lines as CSV, without e-mails; amounts in cents, days and times in UTC. The days are those of the
      payment, so with --from or --to only what was paid is in it. Partial refunds are not.
  npm run operator -- stats [--by day|month] [--from DAY] [--to DAY]
      Orders by the day or month they were made in, and what became of them: sales, coupons, refunds, income before fees.
  npm run operator -- backup FILE
      Copies the SQLite file as it is at one moment into a new file, while the server runs; for PostgreSQL says how.
  npm run operator -- move FROM [TO]
      Copies all purchases and events into a database without purchases, by default that of the settings: each is the
      path of a SQLite file or the address of a PostgreSQL. Stop the server first.
  npm run operator -- doctor
      Checks settings, keys, price, webhook, clock, public address, database, backups and samples, and says what to do.

ID is a purchase's id, or its first 8 digits, as the buyer sees them. DAY is written 2026-11-21, in UTC.
--json answers in JSON; then use "npm run --silent operator", since npm itself prints a line.
Settings come from the environment and .env, as for the server.
Exit code: 0 done, 1 failed, 2 not understood or not confirmed.`;
