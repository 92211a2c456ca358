# The shell of the kiosk account: starts the app and restarts it whenever it exits.
# Shell Launcher can watch only one process, and the app may replace its own, so it watches this script instead.
$app = Join-Path $PSScriptRoot '..\..\Weaving Hope.exe'
$session = (Get-Process -Id $PID).SessionId

while ($true) {
    $running = Get-Process -Name 'Weaving Hope' -ErrorAction SilentlyContinue | Where-Object SessionId -EQ $session
    if (-not $running) { Start-Process -FilePath $app -ArgumentList '--kiosk' }
    Start-Sleep -Seconds 5
}
