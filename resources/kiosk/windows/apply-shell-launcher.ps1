# Hands shell-launcher.xml to Windows, or with -Remove takes it back.
# The interface answers only to the account SYSTEM; windows.md says how to run this as SYSTEM.
param([switch] $Remove)
$ErrorActionPreference = 'Stop'

$xml = Get-Content -Raw -Encoding UTF8 -Path (Join-Path $PSScriptRoot 'shell-launcher.xml')
$settings = Get-CimInstance -Namespace 'root\cimv2\mdm\dmmap' -ClassName 'MDM_AssignedAccess'
$settings.ShellLauncher = if ($Remove) { $null } else { [System.Net.WebUtility]::HtmlEncode($xml) }
Set-CimInstance -CimInstance $settings
