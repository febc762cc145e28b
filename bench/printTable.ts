/** Prints a table below its title; the first row has the column names. */
export function printTable(title: string, rows: readonly (readonly string[])[]): void {
  const lines = rows.map((row) => row.map((cell, column) => cell.padStart(widthOf(rows, column))).join('   '))
  process.stdout.write(`${title}\n\n  ${lines.join('\n  ')}\n\n`)
}

function widthOf(rows: readonly (readonly string[])[], column: number): number {
  return Math.max(...rows.map((row) => row[column]?.length ?? 0))
}
