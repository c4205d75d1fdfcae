import { once } from 'node:events'
import { openDatabase } from '../../db/connection/sql.ts'
import { type BudgetName, secondsOver, spend } from '../../http/guards/budgets.ts'

// separate process that spends from a budget repeatedly on a signal, and reports how often it succeeded
const [url = '', name = '', who = '', times = '0'] = process.argv.slice(2)
const db = openDatabase(url, 4)
await secondsOver(db, name as BudgetName, who)
process.send?.('ready')
await once(process, 'message')
const spent = await Promise.all(
  Array.from({ length: Number(times) }, () => spend(db, name as BudgetName, who)),
)
process.send?.(spent.filter(({ over }) => !over).length)
await db.close()
process.disconnect?.()
